import { NoSuchProduct } from '../../catalogue.errors';
import { type MissingFact, missingFacts } from '../domain/legal-facts';
import type { ProductRepository } from '../../products/application/ports';
import type { TaxonomyQueries } from '../../taxonomy-queries';

export class MissingFacts {
  constructor(
    private readonly products: ProductRepository,
    private readonly taxonomy: TaxonomyQueries,
  ) {}

  /** Lists the facts that laws ask for and the shop does not know. @throws NoSuchProduct */
  async of(productId: string): Promise<MissingFact[]> {
    const [product] = await this.products.findAll([productId]);
    if (!product) throw new NoSuchProduct();
    const { facts, details } = product.state;
    return missingFacts(facts, await this.taxonomy.makerOf(details.brand));
  }
}
