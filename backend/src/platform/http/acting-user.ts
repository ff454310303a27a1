import type { FastifyInstance } from 'fastify';
import { type Actor, theShop } from '../../shared/actor';
import type { AsyncCurrentActor } from '../actor/async-current-actor';
import type { SessionUser } from './session';

/** Whoever the session proves acts in a request. */
export function actAsSignedIn(fastify: FastifyInstance, actor: AsyncCurrentActor): void {
  fastify.addHook('preHandler', (request, _reply, done) =>
    actor.run(() => (request.user ? actorOf(request.user) : theShop), done),
  );
}

const actorOf = ({ role, id }: SessionUser): Actor => ({ kind: role === 'admin' ? 'admin' : 'shopper', id });
