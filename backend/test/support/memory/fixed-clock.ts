import { Clock } from '../../../src/shared/time/clock';

export class FixedClock extends Clock {
  constructor(private time = new Date('2026-03-01T12:00:00Z')) {
    super();
  }

  now(): Date {
    return this.time;
  }

  advanceMinutes(minutes: number): void {
    this.time = new Date(this.time.getTime() + minutes * 60_000);
  }
}
