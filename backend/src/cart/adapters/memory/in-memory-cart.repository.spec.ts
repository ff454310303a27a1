import { InMemoryUnitOfWork } from '../../../platform/memory/in-memory-unit-of-work';
import { describeCartRepository } from '../../application/cart-repository.contract';
import { InMemoryCartRepository } from './in-memory-cart.repository';

describe('carts in memory', () => {
  const world = { carts: new InMemoryCartRepository(), unitOfWork: new InMemoryUnitOfWork() };
  describeCartRepository(() => world);
});
