import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeProductRepository } from '../../application/product-repository.contract';
import { describeProductFacts } from '../../../facts/application/product-facts.contract';
import { describeProductSlugs } from '../../application/product-slugs.contract';
import { describeBuyerFits } from '../../../../reviews/application/buyer-fits.contract';
import { describeReviewRepository } from '../../../../reviews/application/review-repository.contract';
import { describeStock } from '../../../../inventory/application/stock.contract';
import { admin } from '../../../../inventory/application/stock-world.contract';
import { describeRemovals } from '../../../../inventory/removals/application/removals.contract';
import { InMemoryRemovals } from '../../../../inventory/removals/adapters/memory/in-memory-removals';
import { InMemoryStockTakes } from '../../../../inventory/stock-takes/adapters/memory/in-memory-stock-takes';
import { describeStockTakes } from '../../../../inventory/stock-takes/application/stock-takes.contract';
import { InMemoryOffers } from './in-memory-offers';
import { InMemoryProductRepository } from './in-memory-product.repository';
import { InMemoryProductSlugs } from './in-memory-product-slugs';
import { InMemoryProducts } from './in-memory-products';
import { InMemoryBuyerFits } from '../../../../reviews/adapters/memory/in-memory-buyer-fits';
import { InMemoryReviewRepository } from '../../../../reviews/adapters/memory/in-memory-review.repository';
import { InMemoryWeights } from '../../../facts/adapters/memory/in-memory-weights';
import { InMemoryStock } from './in-memory-stock';

describe('a catalogue in memory', () => {
  const products = new InMemoryProducts({ brands: ['h&m'], categories: ['kids'] });
  const stock = new InMemoryStock(products, new FixedActor(admin), new FixedClock());
  const stockTakes = new InMemoryStockTakes({
    variantsOf: (productIds) =>
      productIds.flatMap((id) => products.find(id)!.variantsOnSale.map(({ state }) => state.id)),
    correctionsOf: (variantId) => movementsOf(variantId).filter(({ cause }) => cause === 'corrected').length,
  });
  const movementsOf = (variantId: string) =>
    stock.movements.filter((movement) => movement.variantId === variantId);
  /** No order of these tests is paid for. */
  const heldOf = (variantId: string) =>
    movementsOf(variantId)
      .filter(({ cause }) => cause === 'reserved' || cause === 'returned')
      .reduce((sum, { change }) => sum - change, 0);
  const shelfOf = (variantId: string) => ({ free: stock.of(variantId), held: heldOf(variantId), toSend: 0 });
  const world = {
    products: new InMemoryProductRepository(products),
    slugs: new InMemoryProductSlugs(products),
    reviews: new InMemoryReviewRepository({
      lock: async (id) => {
        const product = products.find(id);
        return product && { isPublished: product.state.publication.state === 'published' };
      },
    }),
    offers: new InMemoryOffers(products, stock),
    weights: new InMemoryWeights(products),
    stock,
    removals: new InMemoryRemovals(stock),
    unitOfWork: new InMemoryUnitOfWork(products, stock),
    movementsOf: async (variantId: string) => movementsOf(variantId),
    stockTakes,
    lines: stockTakes.lines,
    shelf: {
      of: async (variantId: string) => shelfOf(variantId),
      ofAll: async (variantIds: string[]) => new Map(variantIds.map((id) => [id, shelfOf(id)])),
    },
  };
  describeProductRepository(() => world);
  describe('facts', () => describeProductFacts(() => world));
  describeProductSlugs(() => world);
  describeStock(() => world);
  describe('removals', () => describeRemovals(() => world));
  describe('stock-takes', () => describeStockTakes(() => world));
  describe('reviews', () => describeReviewRepository(() => world));
  describe('fits told by buyers', () => {
    const fits = new InMemoryBuyerFits((variantId) => products.findByVariant(variantId)?.state.id);
    describeBuyerFits(() => ({ ...world, fits, countsOf: async (variantId) => fits.countsOf(variantId) }));
  });
});
