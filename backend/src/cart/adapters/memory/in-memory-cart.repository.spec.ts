import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { describeCartRepository } from '../../application/cart-repository.contract';
import { InMemoryCartRepository } from './in-memory-cart.repository';

describe('carts in memory', () => {
  const carts = new InMemoryCartRepository();
  const world = { carts, unitOfWork: new InMemoryUnitOfWork(carts) };
  describeCartRepository(() => world);
});
