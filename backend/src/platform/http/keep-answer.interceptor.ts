import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { KeptAnswers } from './kept-answers';

export const topicsKey = 'haberdash:topics';

@Injectable()
export class KeepAnswer implements NestInterceptor {
  constructor(
    private readonly kept: KeptAnswers,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<string>): Observable<string> {
    const { originalUrl } = context.switchToHttp().getRequest<FastifyRequest>();
    const topics = this.reflector.get<string[]>(topicsKey, context.getHandler());
    return from(this.kept.make(originalUrl, topics, () => lastValueFrom(next.handle())));
  }
}
