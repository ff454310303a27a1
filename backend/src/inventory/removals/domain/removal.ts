import { DomainError } from '../../../shared/domain-error';

/** Pieces leave the shelf without an order for one of these causes; each is a cause of movements. */
export const removalCauses = ['written-off', 'sold-elsewhere'] as const;
export type RemovalCause = (typeof removalCauses)[number];

export interface RemovedPieces {
  variantId: string;
  quantity: number;
}

export interface Removal {
  /** Given by its client, so that a repeated request is the same removal. */
  id: string;
  cause: RemovalCause;
  note: string | null;
  pieces: RemovedPieces[];
}

/** A variant as an admin recognises it. */
export interface NamedVariant {
  variantId: string;
  productId: string;
  title: string;
  size: string | null;
  colour: string | null;
  stock: number;
}

/** `M · Navy`; empty where there is nothing to choose. */
export const choiceOf = ({ size, colour }: Pick<NamedVariant, 'size' | 'colour'>): string =>
  [size, colour].filter((chosen) => chosen !== null).join(' · ');

/** `Fleece hoodie (M · Navy)` */
export function nameOf(variant: NamedVariant): string {
  const choice = choiceOf(variant);
  return choice ? `${variant.title} (${choice})` : variant.title;
}

const sortedPieces = ({ pieces }: Removal): string =>
  JSON.stringify(pieces.map(({ variantId, quantity }) => [variantId, quantity]).sort());

/** Whether a request with the same id asks for the same. */
export const isSameRemoval = (one: Removal, other: Removal): boolean =>
  one.cause === other.cause && sortedPieces(one) === sortedPieces(other);

export class RemovalIdTaken extends DomainError.of(
  'conflict',
  'REMOVAL_ID_TAKEN',
  'These pieces were taken off the shelf before, in another number. Please load the page again',
) {}

export class NoSuchVariants extends DomainError.of(
  'not-found',
  'VARIANT_NOT_FOUND',
  'One of the sizes does not exist any more. Please load the page again',
) {}

const namedAtMost = 3;

/** Reserved pieces are not on the shelf. */
export class NotOnShelf extends DomainError {
  constructor(short: readonly { variantId: string; left: number }[], variants: readonly NamedVariant[]) {
    const names = new Map(variants.map((variant) => [variant.variantId, nameOf(variant)]));
    const texts = short
      .slice(0, namedAtMost)
      .map(({ variantId, left }) => `${names.get(variantId)} has ${left}`);
    const others = short.length > namedAtMost ? `, and ${short.length - namedAtMost} more` : '';
    super('conflict', 'NOT_ON_SHELF', `There are fewer pieces on the shelf: ${texts.join(', ')}${others}`);
  }
}
