// The rules pages: a few kinds of lines and nothing else; tests/test_rules_pages.py holds them to it.
import type { Language } from './settings.svelte';
import { games } from '../games';

interface Item {
  number: string | null; // M11
  text: string;
}
export type Block =
  | { kind: 'intro'; text: string }
  | { kind: 'items'; items: Item[] }
  | { kind: 'pictures'; caption: string; names: string[] };
export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}
export interface Rulebook {
  title: string;
  sections: Section[]; // the first has no heading of its own
}

const files = import.meta.glob<string>('../games/*/rules/*.md', { query: '?raw', import: 'default' });

export async function rulebook(game: string, language: Language): Promise<Rulebook> {
  return parsed(await files[`../games/${game}/rules/${language}.md`]!(), games[game]!.rulePrefix);
}

export function parsed(text: string, prefix: string): Rulebook {
  const rule = new RegExp(`^\\*\\*(${prefix}\\d+)\\*\\* (.*)$`);
  const book: Rulebook = { title: '', sections: [{ id: 'top', title: '', blocks: [] }] };
  for (const line of text.split('\n')) {
    const section = book.sections.at(-1)!;
    if (line.startsWith('# ')) book.title = line.slice(2);
    else if (line.startsWith('## '))
      book.sections.push({ id: `section-${book.sections.length}`, title: line.slice(3), blocks: [] });
    else if (line.startsWith('> ')) section.blocks.push({ kind: 'intro', text: line.slice(2) });
    else if (line.startsWith('- ')) {
      const found = rule.exec(line.slice(2));
      const item = found ? { number: found[1]!, text: found[2]! } : { number: null, text: line.slice(2) };
      const last = section.blocks.at(-1);
      if (last?.kind === 'items') last.items.push(item);
      else section.blocks.push({ kind: 'items', items: [item] });
    } else {
      const picture = /^!\[(.*)\]\((.*)\)$/.exec(line);
      if (picture) section.blocks.push({ kind: 'pictures', caption: picture[1]!, names: picture[2]!.split(' ') });
    }
  }
  return book;
}

export type Piece = { text: string; look: 'plain' | 'strong' | 'soft' | 'rule' };

/** A line's text in pieces: *soft*, **strong**, and numbers of rules to follow. */
export function pieces(text: string, prefix: string): Piece[] {
  const rule = `${prefix}\\d{1,2}`;
  return text
    .split(new RegExp(`(\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|\\b${rule}\\b)`))
    .filter(Boolean)
    .map((part): Piece => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), look: 'strong' };
      if (part.startsWith('*')) return { text: part.slice(1, -1), look: 'soft' };
      if (new RegExp(`^${rule}$`).test(part)) return { text: part, look: 'rule' };
      return { text: part, look: 'plain' };
    });
}
