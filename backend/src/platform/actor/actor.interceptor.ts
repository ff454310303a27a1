import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import { type Actor, theShop } from '../../shared/actor';
import type { SessionUser } from '../http/session';
import type { AsyncCurrentActor } from './async-current-actor';

/** Whoever the session proves acts in the request. */
export class ActorInterceptor implements NestInterceptor {
  constructor(private readonly actor: AsyncCurrentActor) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<Request & { user?: SessionUser }>();
    return new Observable((subscriber) =>
      this.actor.run(actorOf(user), () => next.handle().subscribe(subscriber)),
    );
  }
}

function actorOf(user: SessionUser | undefined): Actor {
  if (!user) return theShop;
  return { kind: user.role === 'admin' ? 'admin' : 'shopper', id: user.id };
}
