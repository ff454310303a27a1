import type { Clock } from '../../../src/shared/time/clock';
import { type Job, Jobs } from '../../../src/shared/jobs';

export interface WaitingJob {
  name: string;
  payload: Record<string, string>;
  at: Date;
}

export class InMemoryJobs extends Jobs {
  readonly waiting = new Map<string, WaitingJob>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async schedule<Payload extends Record<string, string>>(
    work: Job<Payload>,
    payload: Payload,
    delayMs: number,
  ): Promise<void> {
    const at = new Date(this.clock.now().getTime() + delayMs);
    this.waiting.set(work.keyOf(payload), { name: work.name, payload, at });
  }

  async drop<Payload extends Record<string, string>>(work: Job<Payload>, payload: Payload): Promise<void> {
    this.waiting.delete(work.keyOf(payload));
  }
}
