/** The pieces of a variant that stand on the shelf. */
export interface PiecesOnShelf {
  /** These are for sale. */
  free: number;
  /** Orders that are not paid hold these. */
  held: number;
  /** These are sold, and in no parcel yet. */
  toSend: number;
}

/** Reporting binds it, because it reads the places that inventory and ordering publish in one statement. */
export abstract class ShelfPieces {
  abstract of(variantId: string): Promise<PiecesOnShelf>;
  /** The pieces of each variant by its id, read in one statement. */
  abstract ofAll(variantIds: string[]): Promise<ReadonlyMap<string, PiecesOnShelf>>;
}
