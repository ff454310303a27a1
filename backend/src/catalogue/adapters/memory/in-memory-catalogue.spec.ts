import { InMemoryOutbox } from '../../../platform/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../platform/memory/in-memory-unit-of-work';
import { InMemoryOfferQueries } from './in-memory-offer.queries';
import { InMemoryProductRepository } from './in-memory-product.repository';
import { InMemoryShelves } from './in-memory-shelves';
import { InMemoryStockLedger } from './in-memory-stock.ledger';
import { describeProductRepository } from './product-repository.contract';
import { describeStockLedger } from './stock-ledger.contract';

describe('a catalogue in memory', () => {
  const shelves = new InMemoryShelves();
  const world = {
    products: new InMemoryProductRepository(shelves, new InMemoryOutbox()),
    offers: new InMemoryOfferQueries(shelves),
    stock: new InMemoryStockLedger(shelves),
    unitOfWork: new InMemoryUnitOfWork(),
  };
  describeProductRepository(() => world);
  describeStockLedger(() => world);
});
