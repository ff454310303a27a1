import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import PQueue from 'p-queue';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DomainError } from '../../../shared/domain-error';
import { pauseArrival, resumeArrival } from './arrival';

/** The filter adds a `Retry-After`. */
class TooBusy extends DomainError.of(
  'unavailable',
  'BUSY',
  "We're very busy right now. Please try again in a few seconds",
) {}

/** For expensive calls: limits how many run and how many wait; the others are refused with 503. */
export const LimitConcurrency = (atOnce: number, waitingAtMost: number) =>
  UseInterceptors(new ConcurrencyLimit(atOnce, waitingAtMost));

export class ConcurrencyLimit implements NestInterceptor {
  private readonly queue: PQueue;

  constructor(
    atOnce: number,
    private readonly waitingAtMost: number,
  ) {
    this.queue = new PQueue({ concurrency: atOnce });
  }

  /** @throws TooBusy */
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (this.queue.size >= this.waitingAtMost) throw new TooBusy();
    const request = context.switchToHttp().getRequest<Request>();
    pauseArrival(request);
    return from(
      this.queue.add(() => {
        resumeArrival(request);
        return lastValueFrom(next.handle());
      }),
    );
  }
}
