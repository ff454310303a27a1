/** How many reviews a product has of each number of stars, from one star to five. */
export interface BookedStars {
  productId: string;
  kept: number[];
  /** By its reviews that are not hidden. */
  counted: number[];
}

/** The places that the variants of a product have by their size. */
export interface BookedRank {
  variantId: string;
  productId: string;
  size: string;
  kept: number;
  /** In the scale of the size. */
  place: number;
}

/** In how many published products a word of the search stands. */
export interface BookedWord {
  word: string;
  kept: number;
  counted: number;
}

/** Figures that the catalogue keeps beside what they follow from; one statement reads both. */
export abstract class CatalogueBooks {
  /** By id, behind this one. */
  abstract starsAfter(productId: string, limit: number): Promise<BookedStars[]>;
  /** By id, behind this one; variants whose size no scale has any more are left out. */
  abstract ranksAfter(variantId: string, limit: number): Promise<BookedRank[]>;
  /** By the bytes of the word, behind this one. */
  abstract wordsAfter(word: string, limit: number): Promise<BookedWord[]>;
}
