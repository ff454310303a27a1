import type { PageMeta, PageRequest } from '../../../shared/page';
import type { PiecesOfVariant, PlacesOfVariant, PlaceWithRows } from '../domain/places';

/** Some pieces of a variant that came to a place together. */
export interface PiecesInPlace {
  id: string;
  /** It is null when they left without an order. */
  orderId: string | null;
  /** The number of the parcel within its order; null: they are in none. */
  parcelNumber: number | null;
  /** The return with which they come back or came back damaged; null: they do neither. */
  returnId: string | null;
  /** People call the return by it: R-10001. */
  returnNumber: string | null;
  quantity: number;
  /** It is null when nobody noted when the pieces came there. */
  since: Date | null;
  /** Nobody said that they were delivered. */
  isAssumed: boolean;
  note: string | null;
  /** The actor, written as `nameOfActor` returns it; null: an order or a parcel says who. */
  actor: string | null;
  actorName: string | null;
}

/** They follow the times of orders, parcels, returns and removals; the first is the usual one. */
export const pieceSorts = ['newest', 'oldest'] as const;

export interface PieceList {
  variantId: string;
  place: PlaceWithRows;
  sort: (typeof pieceSorts)[number];
}

/** Where the pieces of variants are; each answer is of one moment. */
export abstract class PieceQueries {
  /** @returns undefined when there is no such variant */
  abstract ofVariant(variantId: string): Promise<PiecesOfVariant | undefined>;
  /** The variants whose ids come after this one, in the order of their ids. It reads all of their movements. */
  abstract variantsAfter(id: string, limit: number): Promise<PlacesOfVariant[]>;
  /** @throws MalformedCursor */
  abstract page(list: PieceList, page: PageRequest): Promise<{ rows: PiecesInPlace[]; meta: PageMeta }>;
}
