import { Jobs } from '../../shared/jobs';

export interface WaitingJob {
  name: string;
  payload: Record<string, string>;
  at: Date;
}

export class InMemoryJobs extends Jobs {
  readonly waiting = new Map<string, WaitingJob>();

  async schedule(
    name: string,
    payload: Record<string, string>,
    when: { at: Date; key: string },
  ): Promise<void> {
    this.waiting.set(when.key, { name, payload, at: when.at });
  }
}
