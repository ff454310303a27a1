import PQueue from 'p-queue';
import { GatewayFailed } from '../../domain/gateway.errors';

/** The rate is kept in steps of this length: nobody waits longer for a turn that background calls took before. */
const intervalMs = 100;

/** Limits the rate of this server's calls to the provider. Calls that a person waits for go first. */
export class CallRate {
  private readonly queue: PQueue;

  /** @param waitingAtMost the next call is refused: it would wait longer than anybody does */
  constructor(
    perSecond: number,
    private readonly waitingAtMost: number,
  ) {
    const intervalCap = Math.max(1, Math.round((perSecond * intervalMs) / 1_000));
    this.queue = new PQueue({ interval: intervalMs, intervalCap });
  }

  /** @throws GatewayFailed */
  run<T>(call: () => Promise<T>, priority: number): Promise<T> {
    if (this.queue.size >= this.waitingAtMost)
      return Promise.reject(new GatewayFailed('too many calls to the provider are waiting'));
    return this.queue.add(call, { priority });
  }
}
