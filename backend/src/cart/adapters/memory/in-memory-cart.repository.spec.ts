import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { describeCartRepository } from '../../application/cart-repository.contract';
import { describeVariantReferences } from '../../application/variant-references.contract';
import { InMemoryCartRepository } from './in-memory-cart.repository';
import { InMemoryVariantReferences } from './in-memory-variant-references';

describe('carts in memory', () => {
  const carts = new InMemoryCartRepository();
  const world = { carts, unitOfWork: new InMemoryUnitOfWork(carts) };
  describeCartRepository(() => world);
  describeVariantReferences(() => ({ ...world, references: new InMemoryVariantReferences(carts) }));
});
