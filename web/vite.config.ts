// Builds the page into the Python package, so that whoever installs Lair needs no Node. `make page` calls it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SITE = '../src/lair/server/page';
const HOUSE = process.env.LAIR_HOUSE ?? 'http://127.0.0.1:8000';

/** Every text file also lies there compressed: the house only has to pick. */
function compressed(): Plugin {
  const walk = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    });
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const path of walk(join(import.meta.dirname, SITE))) {
        if (!/\.(html|js|css|svg|webmanifest|ftl)$/.test(path)) continue;
        const text = readFileSync(path);
        const options = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
        };
        writeFileSync(`${path}.br`, brotliCompressSync(text, options));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  test: { testTimeout: 60_000 }, // whole recorded games, on whatever machine
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: HOUSE, ws: true } },
  },
});
