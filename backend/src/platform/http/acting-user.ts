import type { RequestHandler } from 'express';
import { theShop } from '../../shared/actor';
import type { AsyncCurrentActor } from '../actor/async-current-actor';

/** The signed-in user is the actor of a request, or a visitor, and the shop of any other. The guard finds out later which. */
export const actAsUser =
  (actor: AsyncCurrentActor): RequestHandler =>
  (request, _response, next) =>
    actor.run(() => {
      const { user, visit } = request;
      if (visit?.visitorId) return { kind: 'shopper', id: visit.visitorId };
      if (!user) return theShop;
      return { kind: user.role === 'admin' ? 'admin' : 'shopper', id: user.id, name: user.userName };
    }, next);
