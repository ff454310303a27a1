import { Buyer, type OpenOrder } from './buyer';
import type { Contender } from './contenders';
import { doAll, readAgainAndAgain, type Turn } from './turn';
import type { Person } from './world';

/** A line of the table. */
export interface MeasuredCall {
  name: string;
  /** How many ask at the same time. */
  atOnce: number;
  /** Makes a server ready, then gives it its turn. A warm-up is a short one. */
  measure: (contender: Contender, how: 'warm-up' | 'in full') => Promise<Turn>;
}

const readers = 50;
const readFor = { 'warm-up': 2, 'in full': 4 };
/** Their carts differ, so that nobody waits for another's. */
const shoppersWhoAdd = 256;

const reading = (name: string, pathOf: (contender: Contender) => string): MeasuredCall => ({
  name,
  atOnce: readers,
  measure: (contender, how) =>
    readAgainAndAgain(`${contender.url}/api/shop/${pathOf(contender)}`, readers, readFor[how]),
});

interface Doing {
  name: string;
  /** How many a turn. */
  times: number;
  /** Makes the server ready. @returns what is measured, each to be done once */
  prepare: (contender: Contender, times: number) => Promise<(() => Promise<unknown>)[]>;
}

const doing = ({ name, times, prepare }: Doing, atOnce: number): MeasuredCall => ({
  name,
  atOnce,
  async measure(contender, how) {
    const { world } = contender;
    const requests = await prepare(contender, how === 'in full' ? times : Math.ceil(times / 4));
    await world.jobsAreDone();
    await world.tidy();
    return doAll(requests, atOnce, () => world.jobsAreDone());
  },
});

const buyersAt = ({ url }: Contender, people: Person[]): Buyer[] =>
  people.map((person) => new Buyer(url, person));

const changes: Doing[] = [
  {
    name: 'cart add',
    times: 960,
    async prepare(contender, times) {
      const buyers = buyersAt(
        contender,
        await contender.world.welcome(shoppersWhoAdd, { withFullCart: false }),
      );
      return Array.from({ length: times }, (_, turn) => () => buyers[turn % buyers.length]!.addToCart());
    },
  },
  {
    name: 'order creation',
    times: 256,
    async prepare(contender, times) {
      const people = await contender.world.welcome(times, { withFullCart: true });
      return buyersAt(contender, people).map((buyer) => () => buyer.placeOrder());
    },
  },
  {
    name: 'capture',
    times: 256,
    async prepare(contender, times) {
      const people = await contender.world.welcome(times, { withFullCart: true });
      const opened: (() => Promise<unknown>)[] = [];
      const open = async (buyer: Buyer) => {
        const order: OpenOrder = await buyer.placeOrder();
        opened.push(() => buyer.capture(order));
      };
      const openings = buyersAt(contender, people).map((buyer) => () => open(buyer));
      await doAll(openings, 8, () => contender.world.jobsAreDone());
      return opened;
    },
  },
  {
    name: 'whole checkout',
    times: 128,
    async prepare(contender, times) {
      const people = await contender.world.welcome(times, { withFullCart: false });
      return buyersAt(contender, people).map((buyer) => () => buyer.buy());
    },
  },
];

export const measuredCalls: MeasuredCall[] = [
  reading('listing page', () => 'products/get?category=men&limit=20'),
  reading('product details', ({ world }) => `products/get/${world.anyProductId}`),
  ...changes.flatMap((change) => [8, 64].map((buyers) => doing(change, buyers))),
];
