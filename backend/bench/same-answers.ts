import { isDeepStrictEqual } from 'node:util';
import { Buyer } from './buyer';
import type { Contender } from './contenders';

/** One whole checkout at each server: whoever answers less has less to do. */
export async function assertSameAnswers(contenders: Contender[]): Promise<void> {
  const [first, ...others] = await Promise.all(contenders.map(namesInAnswers));
  for (const [place, names] of others.entries()) {
    if (!isDeepStrictEqual(names, first))
      throw new Error(
        `${contenders[place + 1]!.name} answers ${JSON.stringify(names)}, not ${JSON.stringify(first)}`,
      );
  }
}

async function namesInAnswers({ url, world }: Contender): Promise<unknown> {
  const [person] = await world.welcome(1, { withFullCart: false });
  const buyer = new Buyer(url, person!);
  const cart = await buyer.addToCart();
  const order = await buyer.placeOrder();
  const captured = await buyer.capture(order);
  return namesOf([cart, order.answer, captured]);
}

/** The names of all fields, sorted; the values left out. */
function namesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(namesOf);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, namesOf(inside)]));
}
