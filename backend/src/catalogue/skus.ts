/** What the shop's staff call a variant. */
export abstract class Skus {
  /** By variant; one without a SKU is left out. */
  abstract of(variantIds: string[]): Promise<ReadonlyMap<string, string>>;
}
