import { setTimeout as pause } from 'node:timers/promises';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import { brokenInvariants } from '../buying/invariants';
import { openOrderOf } from '../buying/buyers';
import { untilWithin } from '../shop/until-within';
import type { Worker } from './worker';
import { type Attempt, operations } from './operations';

/** One death of the process. */
export interface Kill {
  operation: string;
  step: string;
  /** Tells whether the person without a response tries again. */
  comesBack: boolean;
}

/** How long it took until everything was at rest, in milliseconds from the death on, and whether it was right then. */
export interface Convergence {
  totalMs: number;
  /** Until another process was open. */
  awayMs: number;
  /** While nothing was due: the shop waited for a time that was set, or for the provider's next word. */
  timerMs: number;
  divergence: string | undefined;
}

/** A webhook, or a job that comes due, is a second or two away. */
const diesWithinMs = 15_000;
/** The longest timer is the minute of the reservation, and the one that it may be put off by. */
const restsWithinMs = 150_000;
/** The time excludes the start of the process and timers. */
const worksForMs = 30_000;
const lookEveryMs = 100;
const triesAgainEveryMs = 1_000;
const tries = 5;

/** Does it once and lets it live. @returns its steps, in their order */
export async function stepsOf(worker: Worker, operation: string): Promise<string[]> {
  const attempt = await begin(worker, operation, undefined);
  const placed = attempt.kind === 'placing' ? await attempt.act() : undefined;
  if (!placed) await attempt.act();
  const isDone = async () => {
    const { jobs, unfinished } = await worker.unrest();
    return jobs === 0 && (unfinished === 0 || placed !== undefined);
  };
  if (!(await untilWithin(isDone, diesWithinMs))) throw new Error(`${operation} does not end`);
  const steps = worker.stepsReached;
  if (placed) await pay(worker, placed);
  return steps;
}

/** @returns undefined when it never came to that step */
export async function perform(worker: Worker, kill: Kill): Promise<Convergence | undefined> {
  const attempt = await begin(worker, kill.operation, kill.step);
  const acting = attempt.act().catch(() => undefined);
  const hasDied = await untilWithin(async () => worker.isDead, diesWithinMs);
  await acting;
  const watch = new Watch(worker);
  if (!hasDied) {
    await watch.untilAtRest();
    return undefined;
  }
  await worker.startShop();
  watch.open();
  const isBack = kill.comesBack && attempt.kind !== 'working';
  if (isBack) await comeBack(worker, attempt);
  const divergence =
    (await watch.untilAtRest()) ?? (await wrongIn(worker, kill.operation, isBack ? 'again' : 'alone'));
  return { ...watch.times, divergence };
}

async function begin(worker: Worker, operation: string, step: string | undefined): Promise<Attempt> {
  await worker.beginRound();
  const attempt = await operations[operation]!.prepare(worker);
  await worker.arm(step);
  return attempt;
}

/** Asks until the shop can answer, and pays for what is then to be paid. */
async function comeBack(worker: Worker, { kind, act }: Extract<Attempt, { kind: 'placing' | 'asking' }>) {
  for (let attempt = 1; ; attempt++) {
    const response = await act();
    if (response.status < 500 && kind === 'placing') return pay(worker, response);
    if (response.status < 500 || attempt === tries) return;
    await pause(triesAgainEveryMs);
  }
}

async function pay(worker: Worker, placed: ShopResponse): Promise<void> {
  const order = openOrderOf(placed);
  await worker.buyers.approve(order);
  await worker.buyer.capture(order);
}

/** Looks at a shop from a death on. */
class Watch {
  private readonly began = performance.now();
  private awayMs = 0;
  private timerMs = 0;

  constructor(private readonly worker: Worker) {}

  open(): void {
    this.awayMs = this.times.totalMs;
  }

  /** @returns what is not at rest when it has taken too long */
  async untilAtRest(): Promise<string | undefined> {
    for (;;) {
      const lookedAt = this.times.totalMs;
      const { jobs, unfinished, timers } = await this.worker.unrest();
      if (jobs + unfinished === 0) return undefined;
      if (jobs + timers === 0) return `nobody will look again at ${unfinished} orders or payments`;
      const { totalMs, awayMs, timerMs } = this.times;
      if (totalMs - awayMs > restsWithinMs || totalMs - awayMs - timerMs > worksForMs)
        return `after ${Math.round(totalMs / 1000)} s ${jobs} jobs and ${unfinished} orders or payments are not at rest`;
      await pause(lookEveryMs);
      if (jobs === 0) this.timerMs += this.times.totalMs - lookedAt;
    }
  }

  get times(): Omit<Convergence, 'divergence'> {
    return {
      totalMs: Math.round(performance.now() - this.began),
      awayMs: this.awayMs,
      timerMs: Math.round(this.timerMs),
    };
  }
}

async function wrongIn(
  worker: Worker,
  operation: string,
  who: 'again' | 'alone',
): Promise<string | undefined> {
  const broken = await brokenInvariants(worker.databaseUrl);
  if (broken.length > 0) return broken.join('; ');
  const stages = await worker.stages();
  const isRight = operations[operation]!.ends[who].includes(stages);
  return isRight ? undefined : `its orders have ended ${stages || 'nowhere'}`;
}
