// The service worker, in a browser made of a few lines: what it shows, and what a click on it opens.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const SOURCE = readFileSync(new URL('../public/notices.js', import.meta.url), 'utf-8');

type Handler = (event: Record<string, unknown>) => void;

function worker(open: { url: string; focus: () => string }[]) {
  const handlers: Record<string, Handler> = {};
  const self = {
    location: { origin: 'https://play.example' },
    addEventListener: (kind: string, handler: Handler) => (handlers[kind] = handler),
    registration: { showNotification: vi.fn() },
    clients: { matchAll: () => Promise.resolve(open), openWindow: vi.fn() },
  };

  new Function('self', SOURCE)(self);
  const fire = async (kind: string, event: Record<string, unknown>) => {
    const waiting: unknown[] = [];
    handlers[kind]!({ ...event, waitUntil: (promise: unknown) => waiting.push(promise) });
    return Promise.all(waiting);
  };
  return { self, fire };
}

const clicked = (url: string) => ({ notification: { close: vi.fn(), data: { url } } });

test('a message is shown, and the latest about a table replaces the one before', async () => {
  const { self, fire } = worker([]);
  const message = { title: 'It is your turn', body: 'A game', url: '/table/1', tag: '1' };
  await fire('push', { data: { json: () => message } });
  expect(self.registration.showNotification).toHaveBeenCalledWith('It is your turn', {
    body: 'A game',
    tag: '1',
    icon: '/icon-192.png',
    data: { url: '/table/1' },
  });
});

test('a click goes to the page of the table, or opens it', async () => {
  const there = { url: 'https://play.example/table/1?invite=x', focus: vi.fn(() => 'focused') };
  const { self, fire } = worker([{ url: 'https://play.example/', focus: vi.fn() }, there]);
  await fire('notificationclick', clicked('/table/1'));
  expect(there.focus).toHaveBeenCalled();
  expect(self.clients.openWindow).not.toHaveBeenCalled();
  await fire('notificationclick', clicked('/table/2'));
  expect(self.clients.openWindow).toHaveBeenCalledWith('https://play.example/table/2');
});

test('nothing leads to another site', async () => {
  const { self, fire } = worker([]);
  await fire('notificationclick', clicked('https://elsewhere.example/table/1'));
  expect(self.clients.openWindow).not.toHaveBeenCalled();
});
