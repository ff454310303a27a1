/** Finds which variants other contexts refer to: those can't be deleted. The cart binds it, so that the catalogue does not depend on it. */
export abstract class VariantReferences {
  /** @returns the ids of the product's variants that lie in carts */
  abstract to(productId: string): Promise<string[]>;
}
