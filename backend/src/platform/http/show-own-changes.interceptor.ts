import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, mergeMap, type Observable } from 'rxjs';
import { ChangeFeed } from '../postgres/change-feed';
import { KeptAnswers } from './kept-answers';

/** Who changes what others are shown is answered once this process shows it, too. */
@Injectable()
export class ShowOwnChanges implements NestInterceptor {
  constructor(
    private readonly changes: ChangeFeed,
    private readonly kept: KeptAnswers,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (method === 'GET') return next.handle();
    return next.handle().pipe(mergeMap((answer) => from(this.catchUp().then(() => answer as unknown))));
  }

  private async catchUp(): Promise<void> {
    await this.changes.caughtUp();
    this.kept.showWhatWasHeard();
  }
}
