/** @returns the ids of the product's variants that a context names */
type FindReferences = (productId: string) => Promise<string[]>;

/** Where other contexts name variants: each registers itself at its start, so that the catalogue depends on none of them. */
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
