// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadBackend } from '../lib/load-backend.mjs';

/** @typedef {import('./start-topology.mjs').Topology} Topology */

const buyerCount = 12;
const readerCount = 4;
/** At least so many, so that each step meets the load. */
const callsPerStep = 200;
/** Each so many orders of a buyer: one gives back a piece, and one is rejected. */
const ordersPerRefund = 3;
const pages = [
  '/shop/home',
  '/shop/listing',
  '/api/shop/products/get',
  '/api/common/feature/get',
  '/remotes.json',
];

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(load: Load) => Promise<unknown>} perform
 */

/**
 * Performs one step after the other while shoppers buy and visitors read.
 * @param {Topology} topology
 * @param {Step[]} steps
 * @param {(line: string) => void} log
 * @returns {Promise<{ calls: number, failures: string[] }>} a failure is a call that got no answer, or a status of 500 or more
 */
export async function performUnderLoad({ url, databaseUrl, payPalUrl }, steps, log) {
  const { Buyers } = loadBackend('prove/buying/buyers.ts');
  const { ShopClient } = loadBackend('test/support/shop/shop-client.ts');
  const { PayPalSimulatorControls } = loadBackend('test/support/paypal/paypal-simulator-controls.ts');
  const buyers = await Buyers.gather(() => ({ url, databaseUrl }), buyerCount);
  const load = new Load();
  const visitor = new ShopClient(() => url);
  const payPal = new PayPalSimulatorControls(payPalUrl);
  const reject = (/** @type {{ orderId: string }} */ { orderId }) =>
    buyers.shopAdmin.client.put(`/api/admin/orders/update/${orderId}`, { orderStatus: 'rejected' });
  for (const buyer of buyers.all) {
    let orders = 0;
    load.add(async () => {
      const order = await buy(load, payPal, buyer);
      orders += 1;
      if (orders % ordersPerRefund === 0)
        await load.succeed('cancel a piece', () => buyer.cancelPieces(order, randomUUID()));
      if (orders % ordersPerRefund === 1) await load.succeed('reject an order', () => reject(order));
    });
  }
  for (let reader = 0; reader < readerCount; reader += 1)
    load.add(async () => {
      for (const page of pages) await load.call(`GET ${page}`, () => visitor.get(page));
    });
  try {
    for (const { name, perform } of steps) {
      const before = load.calls;
      await perform(load);
      await load.reach(before + callsPerStep);
      log(`${name}: ${load.calls - before} calls, ${load.failures.length} failures so far`);
    }
  } finally {
    await load.end();
  }
  return { calls: load.calls, failures: load.failures };
}

/** Two pieces, so that one can be cancelled alone. @param {Load} load @param {any} payPal @param {any} buyer */
async function buy(load, payPal, buyer) {
  const { openOrderOf } = loadBackend('prove/buying/buyers.ts');
  for (const piece of ['first', 'second'])
    await load.call(`add the ${piece} piece to the cart`, () => buyer.fillCart());
  const order = openOrderOf(await load.call('place an order', () => buyer.create()));
  await load.call('approve', () => payPal.decide(order.gatewayOrderId, 'approve'));
  await load.succeed('capture', () => buyer.capture(order));
  await load.call('own orders', () => buyer.orders());
  return order;
}

/** The answer is one of the shop's client, or of fetch. @param {any} answer @returns {Promise<string>} */
const bodyOf = async (answer) => (answer instanceof Response ? answer.text() : JSON.stringify(answer.body));

/** Loops that run beside each other until the end, and what became of their calls. */
export class Load {
  calls = 0;
  /** @type {string[]} */
  failures = [];
  #isOver = false;
  /** @type {Promise<void>[]} */
  #loops = [];

  /** @param {() => Promise<void>} round */
  add(round) {
    const loop = async () => {
      while (!this.#isOver) await round().catch((error) => this.#fail(String(error)));
    };
    this.#loops.push(loop());
  }

  /**
   * @template {{ status: number }} Answer
   * @param {string} what
   * @param {() => Promise<Answer>} ask
   * @returns {Promise<Answer>}
   */
  async call(what, ask) {
    this.calls += 1;
    const answer = await ask().catch((error) => {
      throw new Error(`${what}: ${error.cause?.code ?? error.message}`);
    });
    if (answer.status >= 500) throw new Error(`${what}: ${answer.status} ${await bodyOf(answer)}`);
    return answer;
  }

  /**
   * For a call that nothing but a fault refuses.
   * @param {string} what
   * @param {() => Promise<{ status: number, body: unknown }>} ask
   */
  async succeed(what, ask) {
    const answer = await this.call(what, ask);
    if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${await bodyOf(answer)}`);
  }

  /** Waits until so many calls were made. @param {number} calls */
  async reach(calls) {
    while (this.calls < calls) await sleep(20);
  }

  /** @param {string} why */
  #fail(why) {
    this.failures.push(why);
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }
}
