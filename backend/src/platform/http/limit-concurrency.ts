import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import pLimit from 'p-limit';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DomainError } from '../../shared/domain-error';

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
  private readonly limit: pLimit.Limit;

  constructor(
    atOnce: number,
    private readonly waitingAtMost: number,
  ) {
    this.limit = pLimit(atOnce);
  }

  /** @throws TooBusy */
  intercept(_context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (this.limit.pendingCount >= this.waitingAtMost) throw new TooBusy();
    return from(this.limit(() => lastValueFrom(next.handle())));
  }
}
