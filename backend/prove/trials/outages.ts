import { setTimeout as pause } from 'node:timers/promises';
import { brokenRules, capturing, onDatabase, settlePayments } from '../books';
import { type Buyer, type CallOutcome, count, Crowd, outcomeOf } from '../crowd';
import { atMost, type Ground, noneOf, type Trial } from '../trial';
import { untilWithin } from '../until-within';

const wholeSeconds = [1, 2, 5, 10, 20, 30, 60, 5, 2, 1];
const shortSeconds = [1, 3];
const stormBeforeMs = 1_500;
const recoversWithin = 10;

/** Postgres goes away in the middle of a storm of checkouts, in order and by force in turn, and comes back. */
export const outages: Trial = async (ground) => {
  const { postgres, short, say, openShop } = ground;
  let shop = await openShop();
  const crowd = await Crowd.gather(() => shop, 8);
  const storm = new Storm(crowd);
  let deaths = 0;
  const recoveries: number[] = [];
  for (const [round, seconds] of (short ? shortSeconds : wholeSeconds).entries()) {
    await pause(stormBeforeMs);
    const way = round % 2 === 0 ? 'stop' : 'kill';
    await postgres[way]();
    await pause(seconds * 1000);
    await postgres.start();
    if (shop.isGone) {
      deaths += 1;
      say(`the shop died:\n${shop.lastWords}`);
      shop = await openShop();
    }
    recoveries.push(await secondsUntilJobsRun(ground));
    say(`away for ${seconds} s (${way}): jobs run again after ${recoveries.at(-1)} s`);
  }
  await storm.end();
  await settlePayments(postgres.url);
  const { failed, cut } = count(storm.outcomes);
  const waiting = await capturing(postgres.url);
  const broken = await brokenRules(postgres.url);
  await shop.stop();
  return [
    atMost('deaths of the process', deaths, 0),
    atMost('seconds until jobs run again, at the worst', Math.max(...recoveries), recoversWithin),
    atMost(`of ${storm.outcomes.length} calls, neither answered nor told to try again`, failed, 0),
    atMost('connections cut', cut, 0),
    atMost('payments that nobody asks for any more', waiting, 0),
    noneOf('rules of the books broken', broken),
  ];
};

/** Shoppers that buy, each one order after the other, whatever becomes of it. */
class Storm {
  readonly outcomes: CallOutcome[] = [];
  private isOver = false;
  private readonly lanes: Promise<void>[];

  constructor(private readonly crowd: Crowd) {
    this.lanes = crowd.buyers.map((buyer) => this.buyOn(buyer));
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.lanes);
  }

  private async buyOn(buyer: Buyer): Promise<void> {
    while (!this.isOver) {
      await this.buy(buyer).catch(() => pause(100));
    }
  }

  private async buy(buyer: Buyer): Promise<void> {
    await this.watch(buyer.fillCart());
    const order = await buyer.order();
    await this.crowd.approve(order);
    await this.watch(buyer.capture(order));
  }

  private async watch(call: Parameters<typeof outcomeOf>[0]): Promise<void> {
    const outcome = await outcomeOf(call);
    this.outcomes.push(outcome);
    if (outcome !== 'answered') throw new Error(outcome);
  }
}

/** A harmless job of its own tells whether the queue is alive. */
async function secondsUntilJobsRun({ postgres }: Ground): Promise<number> {
  const started = Date.now();
  await onDatabase(
    postgres.url,
    `SELECT graphile_worker.add_job('ordering:expire-order', job_key => 'probe', priority => -1,
       payload => '{"orderId":"00000000-0000-0000-0000-000000000000"}')`,
  );
  const isDone = async () => {
    const left = await onDatabase(postgres.url, `SELECT FROM graphile_worker.jobs WHERE key = 'probe'`);
    return left.length === 0;
  };
  await untilWithin(isDone, 30_000);
  return Math.round((Date.now() - started) / 100) / 10;
}
