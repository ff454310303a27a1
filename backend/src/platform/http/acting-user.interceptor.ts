import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import { AsyncCurrentActor } from '../actor/async-current-actor';

/** Whoever the session proves acts in a request; without one it is the shop. */
@Injectable()
export class ActingUserInterceptor implements NestInterceptor {
  constructor(private readonly actor: AsyncCurrentActor) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) return next.handle();
    const acting = { kind: user.role === 'admin' ? 'admin' : 'shopper', id: user.id } as const;
    return new Observable((subscriber) =>
      this.actor.run(
        () => acting,
        () => next.handle().subscribe(subscriber),
      ),
    );
  }
}
