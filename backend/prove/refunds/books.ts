import type { Person } from '../../test/support/shop/people';
import { persistently } from '../buying/buyers';
import { onDatabase } from '../shop/shop-database';
import { untilWithin } from '../shop/until-within';

interface Books {
  last: { id: string; rules: Rule[] } | null;
  running: object | null;
}

interface Rule {
  rule: string;
  disagreeing: number;
  discrepancies: { orderId: string | null; problem: string }[];
}

const checkedWithinMs = 300_000;
/** The check compares orders that have not changed for so long. */
const agoMinutes = 11;

/** Has the nightly check done now. @returns what disagrees */
export async function checkBooks(databaseUrl: string, { client }: Person): Promise<string[]> {
  for (const table of ['ordering.orders', 'payments.payments'])
    await onDatabase(
      databaseUrl,
      `UPDATE ${table} SET updated_at = now() - interval '${agoMinutes} minutes' WHERE updated_at > now() - interval '${agoMinutes} minutes'`,
    );
  const read = async () =>
    ((await persistently(() => client.get('/api/admin/books/get'))).body as { data: Books }).data;
  const before = (await read()).last?.id;
  await persistently(() => client.post('/api/admin/books/check', {}));
  let books = await read();
  const isChecked = async () => {
    books = await read();
    return books.running === null && books.last?.id !== before;
  };
  if (!(await untilWithin(isChecked, checkedWithinMs))) return ['the check does not end'];
  return books
    .last!.rules.filter(({ disagreeing }) => disagreeing > 0)
    .map(({ rule, disagreeing, discrepancies: [first] }) => {
      const { orderId = null, problem } = first ?? { problem: 'unknown' };
      return `${rule} (${disagreeing}): order ${orderId ?? 'unknown'} ${problem}`;
    });
}
