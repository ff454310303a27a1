import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { describeWishListRepository } from '../../application/wish-list-repository.contract';
import { InMemoryWishListRepository } from './in-memory-wish-list.repository';

describe('wish lists in memory', () => {
  const lists = new InMemoryWishListRepository();
  describeWishListRepository(() => ({ lists, unitOfWork: new InMemoryUnitOfWork(lists) }));
});
