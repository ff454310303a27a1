import { InMemoryOutbox } from '../../../platform/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../platform/memory/in-memory-unit-of-work';
import { InMemoryOffers } from './in-memory-offers';
import { InMemoryProductRepository } from './in-memory-product.repository';
import { InMemoryProducts } from './in-memory-products';
import { InMemoryStock } from './in-memory-stock';
import { describeProductRepository } from '../../application/product-repository.contract';
import { describeStock } from '../../application/stock.contract';

describe('a catalogue in memory', () => {
  const shelves = new InMemoryProducts();
  const world = {
    products: new InMemoryProductRepository(shelves, new InMemoryOutbox()),
    offers: new InMemoryOffers(shelves),
    stock: new InMemoryStock(shelves),
    unitOfWork: new InMemoryUnitOfWork(),
  };
  describeProductRepository(() => world);
  describeStock(() => world);
});
