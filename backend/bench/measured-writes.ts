import { Buyer } from './buyer';
import type { Contender } from './contenders';
import type { MeasuredCall } from './measured-call';
import { doAll, inParallel, readAll } from './turn';
import type { Person } from './world';

/** Their carts differ, so that nobody waits for another's. */
const shoppers = 256;

const cartGet: MeasuredCall = {
  name: 'cart get',
  atOnce: 50,
  bar: 0.35,
  async measure({ url, world, meter }, how) {
    const people = await world.welcome(shoppers, { withFullCart: true });
    const readings = people.map(({ id, cookie }) => ({
      path: `/api/shop/cart/get/${id}`,
      headers: { Cookie: cookie },
    }));
    return readAll(readings, { url, atOnce: 50, seconds: how === 'in full' ? 3 : 1, meter });
  },
};

/** After a vacuum, Postgres plans statements again; these calls take that time before the measurement. */
const unmeasured = 128;

interface Doing {
  name: string;
  /** How many a turn. */
  times: number;
  /** Makes the server ready. @returns what is measured, each to be done once */
  prepare: (contender: Contender, times: number) => Promise<(() => Promise<unknown>)[]>;
}

/** The shop's rate divided by that of the lean server, at least. */
const barOfWrites = 0.2;

const doing = ({ name, times, prepare }: Doing, atOnce: number): MeasuredCall => ({
  name,
  atOnce,
  bar: barOfWrites,
  async measure(contender, how) {
    const { world, meter } = contender;
    const jobsAreDone = () => world.jobsAreDone();
    await world.tidy();
    const count = how === 'in full' ? times : Math.ceil(times / 4);
    const requests = await prepare(contender, count + unmeasured);
    await doAll(requests.slice(count), atOnce, jobsAreDone, meter);
    return doAll(requests.slice(0, count), atOnce, jobsAreDone, meter);
  },
});

const buyersAt = ({ url }: Contender, people: Person[]): Buyer[] =>
  people.map((person) => new Buyer(url, person));

const changes: Doing[] = [
  {
    name: 'cart add',
    times: 1_536,
    async prepare(contender, times) {
      const people = await contender.world.welcome(shoppers, { withFullCart: false });
      const buyers = buyersAt(contender, people);
      return Array.from({ length: times }, (_, turn) => () => buyers[turn % buyers.length]!.addToCart());
    },
  },
  {
    name: 'order creation',
    times: 384,
    async prepare(contender, times) {
      const people = await contender.world.welcome(times, { withFullCart: true });
      return buyersAt(contender, people).map((buyer) => () => buyer.placeOrder());
    },
  },
  {
    name: 'capture',
    times: 384,
    async prepare(contender, times) {
      const people = await contender.world.welcome(times, { withFullCart: true });
      const opened: (() => Promise<unknown>)[] = [];
      await inParallel(8, buyersAt(contender, people), async (buyer) => {
        const order = await buyer.placeOrder();
        opened.push(() => buyer.capture(order));
      });
      return opened;
    },
  },
  {
    name: 'whole checkout',
    times: 192,
    async prepare(contender, times) {
      const people = await contender.world.welcome(times, { withFullCart: false });
      return buyersAt(contender, people).map((buyer) => () => buyer.buy());
    },
  },
];

export const measuredWrites: MeasuredCall[] = [
  cartGet,
  ...changes.flatMap((change) => [8, 64].map((buyers) => doing(change, buyers))),
];
