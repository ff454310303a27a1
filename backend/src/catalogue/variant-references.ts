/** @returns the ids of the product's variants that a context refers to */
type FindReferences = (productId: string) => Promise<string[]>;

/** Other contexts register here how to find their references to variants, so that the catalogue depends on none of them. */
export class VariantReferences {
  private readonly sources: FindReferences[] = [];

  register(source: FindReferences): void {
    this.sources.push(source);
  }

  async to(productId: string): Promise<string[]> {
    const found = [];
    for (const source of this.sources) found.push(...(await source(productId)));
    return found;
  }
}
