import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import pLimit from 'p-limit';
import { from, lastValueFrom, type Observable } from 'rxjs';

const atOnce = 3;

/** Receives a few uploads at a time: the others wait unread, with their senders, rather than in memory or on disk. */
export class UploadTurns implements NestInterceptor {
  private readonly inTurn = pLimit(atOnce);

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.inTurn(() => lastValueFrom(next.handle())));
  }
}
