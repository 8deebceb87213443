// Asking the server when the network fails in the middle of an answer.
import { afterEach, expect, test, vi } from 'vitest';
import { get, Trouble } from '../src/lib/api';

vi.mock('../src/lib/time', () => ({ pause: () => Promise.resolve() }));
afterEach(() => vi.unstubAllGlobals());

const whole = { ok: true, status: 200, json: () => Promise.resolve({ steps: [] }) };
const cutOff = { ok: true, status: 200, json: () => Promise.reject(new TypeError('cut off')) };

test('an answer that was cut off is asked for again', async () => {
  const fetch = vi.fn().mockResolvedValueOnce(cutOff).mockResolvedValueOnce(whole);
  vi.stubGlobal('fetch', fetch);
  expect(await get('/api/tables/1/history')).toEqual({ steps: [] });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an answer that is always cut off is trouble, and never nothing', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(cutOff));
  await expect(get('/api/tables/1/history')).rejects.toBeInstanceOf(Trouble);
});
