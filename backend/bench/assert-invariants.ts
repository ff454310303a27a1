import { isDeepStrictEqual } from 'node:util';
import type { Invariants } from './invariants';
import type { Contender } from './contenders';
import { ask } from './http';
import type { Ledger } from './provider-stub';

/** @throws when what one of them wrote is not right, or is not what the provider took */
export async function assertInvariants(contenders: Contender[], providerUrl: string): Promise<void> {
  const ledger = JSON.parse((await ask({ method: 'GET', url: `${providerUrl}/ledger` })).text) as Ledger;
  let paid = 0;
  for (const contender of contenders) {
    if (contender.invariants) paid += await assertOrders(contender, contender.invariants, ledger);
  }
  const taken = Object.keys(ledger).length;
  if (paid === 0 || paid !== taken)
    throw new Error(`${paid} orders are paid, and ${taken} payments were taken`);
}

/** @returns how many are paid */
async function assertOrders(
  { name, world }: Contender,
  { rules, paid }: Invariants,
  ledger: Ledger,
): Promise<number> {
  for (const [rule, sql] of Object.entries(rules)) {
    const { length } = await world.query(sql);
    if (length > 0) throw new Error(`${name}: ${rule} (${length})`);
  }
  const orders = await world.query<{ id: string; total: string }>(paid);
  for (const { id, total } of orders) {
    const wanted = { currency_code: 'USD', value: total };
    if (!isDeepStrictEqual(ledger[id], wanted))
      throw new Error(`${name}: ${total} is paid for ${id}, and ${JSON.stringify(ledger[id])} was taken`);
  }
  return orders.length;
}
