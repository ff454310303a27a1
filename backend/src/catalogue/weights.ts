/** Other contexts ask for the weight of a piece. */
export abstract class Weights {
  /** In grams, by variant; null where the product's weight is missing. An unknown variant is left out. */
  abstract of(variantIds: string[]): Promise<Map<string, number | null>>;
}
