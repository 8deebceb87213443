// Why something cannot be done: asked of the server only when somebody wants to know, and once for each position.
import { get } from './api';
import type { Explanation } from './explain.svelte';
import type { WhyNot } from './types';
import { say } from './words.svelte';

export type Reason = Required<Omit<WhyNot, 'legal'>>;

/** The position that is asked about: any table. */
interface Asked {
  id: string;
  seat: number | null;
  state: { version: number } | null;
}

let asked = { position: '', reasons: new Map<string, Promise<Reason | null>>() };

/** Null where it can be done, or where the server does not say. */
export function why(table: Asked, action: string): Promise<Reason | null> {
  const position = `${table.id} ${table.state?.version} ${table.seat}`;
  if (asked.position !== position) asked = { position, reasons: new Map() };
  if (!asked.reasons.has(action)) asked.reasons.set(action, ask(table, action));
  return asked.reasons.get(action)!;
}

async function ask(table: Asked, action: string): Promise<Reason | null> {
  const seat = table.seat === null ? '' : `&seat=${table.seat}`;
  const path = `/api/tables/${table.id}/why?action=${encodeURIComponent(action)}${seat}`;
  const found = await get<WhyNot>(path).catch(() => null);
  if (!found || found.legal) return null;
  return { code: found.code ?? 'not-now', arguments: found.arguments ?? {}, rule: found.rule ?? null };
}

export const reasonText = (reason: Reason | null): string =>
  reason ? say(`error-${reason.code}`, reason.arguments) : say('error-not-now');

/** An explanation, and below it why not. */
export async function withWhy(table: Asked, what: Explanation, action: string | null): Promise<Explanation> {
  const reason = action === null ? null : await why(table, action);
  return reason ? { ...what, text: `${what.text}\n${reasonText(reason)}`, rule: reason.rule ?? what.rule } : what;
}
