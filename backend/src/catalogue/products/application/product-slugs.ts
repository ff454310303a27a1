/** The short names of products in addresses. A saved product always has one; unless it is chosen, it follows from the first title. */
export abstract class ProductSlugs {
  /** @returns undefined for an unknown or deleted product */
  abstract of(productId: string): Promise<string | undefined>;
  /**
   * Gives a product another slug, or a new product its first one before it is saved. Slugs that it had before still lead to it.
   * @throws SlugOfOtherProduct
   */
  abstract choose(productId: string, slug: string): Promise<void>;
}
