// Why something cannot be done, asked of the house only when somebody wants to know.
import { get } from '../../lib/api';
import type { Explanation } from '../../lib/explain.svelte';
import type { Table } from '../../lib/table.svelte';
import type { Arguments } from '../../lib/types';
import { say } from '../../lib/words.svelte';

interface Reason {
  code: string;
  arguments: Arguments;
  rule: string | null;
}

/** Null where it can be done, or where the house does not say. */
export async function why(table: Table, action: string): Promise<Reason | null> {
  try {
    const found = await get<Reason & { legal: boolean }>(
      `/api/tables/${table.id}/why?action=${encodeURIComponent(action)}&seat=${table.seat}`,
    );
    return found.legal ? null : found;
  } catch {
    return null;
  }
}

/** An explanation, and below it why not. */
export async function withWhy(table: Table, what: Explanation, action: string | null): Promise<Explanation> {
  const reason = action === null ? null : await why(table, action);
  if (!reason) return what;
  return {
    ...what,
    text: `${what.text}\n${say(`error-${reason.code}`, reason.arguments)}`,
    rule: reason.rule ?? what.rule,
  };
}
