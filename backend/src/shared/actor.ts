type PersonOrShop =
  | { readonly kind: 'admin' | 'shopper'; readonly id: string; readonly name?: string }
  | { readonly kind: 'shop' };

/** Who acts: an admin, a shopper, a sale that starts or ends, or the shop itself, in a job or at the provider's word. */
export type Actor = PersonOrShop | { readonly kind: 'sale'; readonly id: string; readonly name?: never };

export const theShop: PersonOrShop = { kind: 'shop' };

/** How histories name an actor: `admin:<id>`, `shopper:<id>`, `sale:<id>` or `shop`. */
export const nameOfActor = (actor: Actor): string =>
  actor.kind === 'shop' ? actor.kind : `${actor.kind}:${actor.id}`;

/** The actor that a history names so; a sale is one of the shop's doings. */
export function actorNamed(name: string): PersonOrShop {
  const [kind, id] = name.split(':');
  return (kind === 'admin' || kind === 'shopper') && id ? { kind, id } : theShop;
}

/** Known to whatever runs on behalf of a request or a job. */
export abstract class CurrentActor {
  abstract get(): Actor;
}
