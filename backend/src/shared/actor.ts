/** Who acts: an admin, a shopper, or the shop itself, in a job or at the provider's word. */
export type Actor =
  | { readonly kind: 'admin' | 'shopper'; readonly id: string; readonly name?: string }
  | { readonly kind: 'shop' };

export const theShop: Actor = { kind: 'shop' };

/** How histories name an actor: `admin:<id>`, `shopper:<id>` or `shop`. */
export const nameOfActor = (actor: Actor): string =>
  actor.kind === 'shop' ? actor.kind : `${actor.kind}:${actor.id}`;

/** The actor that a history names so. */
export function actorNamed(name: string): Actor {
  const [kind, id] = name.split(':');
  return (kind === 'admin' || kind === 'shopper') && id ? { kind, id } : theShop;
}

/** Known to whatever runs on behalf of a request or a job. */
export abstract class CurrentActor {
  abstract get(): Actor;
}
