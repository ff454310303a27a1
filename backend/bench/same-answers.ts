import { isDeepStrictEqual } from 'node:util';
import type { Addresses } from './addresses';
import { Buyer } from './buyer';
import type { Contender } from './contenders';
import { ask } from './http';

/** Who answers less has less to do. One whole checkout at each server, and a look into the cart. */
export async function assertSameCheckouts(contenders: Contender[]): Promise<void> {
  await assertSame(contenders, async ({ url, world }) => {
    const [person] = await world.welcome(1, { withFullCart: false });
    const buyer = new Buyer(url, person!);
    const answers = [await buyer.addToCart(), await buyer.cart()];
    const order = await buyer.placeOrder();
    return namesOf([...answers, order.answer, await buyer.capture(order)]);
  });
}

/** The same products with the same facets; searches, which have no one right order, the same fields. */
export async function assertSameReads(all: Contender[], addresses: Addresses): Promise<void> {
  const contenders = all.filter(({ name }) => name !== 'bare');
  const kinds = [addresses.plain(), addresses.filtered(), addresses.chosen(), addresses.details()];
  const several = 'products/get?limit=20&category=men,women&brand=nike,zara&size=M,L&colour=Navy,Rust';
  for (const path of [several, ...kinds.flatMap((paths) => paths.slice(0, 25))])
    await assertSame(contenders, async ({ url }) => ({ path, ...readable(await get(url, path)) }));
  await assertSame(contenders, async ({ url }) => namesOf(await get(url, 'search/wool?limit=20')));
}

interface ReadBody {
  data: unknown;
  meta?: { colours: { name: string }[] };
}

async function get(url: string, path: string): Promise<ReadBody> {
  const { status, text } = await ask({ method: 'GET', url: `${url}/api/shop/${path}` });
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as ReadBody;
}

/** The facet's colours have no order. */
const readable = ({ data, meta }: ReadBody) => ({
  data,
  meta: meta && { ...meta, colours: new Set(meta.colours.map((colour) => JSON.stringify(colour))) },
});

async function assertSame(
  contenders: Contender[],
  seen: (contender: Contender) => Promise<unknown>,
): Promise<void> {
  const [first, ...others] = await Promise.all(contenders.map(seen));
  for (const [place, other] of others.entries()) {
    if (!isDeepStrictEqual(other, first))
      throw new Error(
        `${contenders[place + 1]!.name} answers ${JSON.stringify(other)}, not ${JSON.stringify(first)}`,
      );
  }
}

/** The names of all fields, sorted; the values left out. */
function namesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(namesOf);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, namesOf(inside)]));
}
