import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';
import type { Actor } from '../../shared/actor';
import { AsyncCurrentActor } from './async-current-actor';

/** Whoever the session proves acts in the request. Where nobody signs in, it is not needed: it has its price. */
@Injectable()
export class ActorInterceptor implements NestInterceptor {
  constructor(private readonly actor: AsyncCurrentActor) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    return new Observable((subscriber) =>
      this.actor.run(actorOf(user!), () => next.handle().subscribe(subscriber)),
    );
  }
}

const actorOf = ({ role, id }: NonNullable<FastifyRequest['user']>): Actor => ({
  kind: role === 'admin' ? 'admin' : 'shopper',
  id,
});
