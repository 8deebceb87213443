// Being told that it is one's turn at a slow table: this browser's push subscription, and an e-mail address.
import { ask, get } from './api';
import type { Schemas } from './types';

export type Ways = Schemas['Notices'];

const WORKER = '/notices.js';

export const ways = (): Promise<Ways> => get('/api/notices');

/** Whether this browser can be told anything at all; pages without https cannot. */
export const pushable = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** This browser's subscription, if it has one. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (!pushable()) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser, and tells the server where to send; false if the browser does not allow it. */
export async function subscribe(key: string, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  const { p256dh, auth } = keys ?? {};
  await ask('PUT', '/api/notices/push', { endpoint, p256dh, auth, language });
  return true;
}

export async function unsubscribe(): Promise<void> {
  const found = await subscribed();
  if (!found) return;
  await ask('DELETE', `/api/notices/push?endpoint=${encodeURIComponent(found.endpoint)}`);
  await found.unsubscribe();
}

export const sendMail = (address: string, language: string): Promise<unknown> =>
  ask('PUT', '/api/notices/mail', { address, language });
export const stopMail = (): Promise<unknown> => ask('DELETE', '/api/notices/mail');
/** What the link of an e-mail asks for. */
export const follow = (what: 'confirm' | 'stop', token: string): Promise<unknown> =>
  ask('POST', `/api/notices/mail/${what}`, { token });
