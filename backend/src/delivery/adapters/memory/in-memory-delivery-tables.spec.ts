import { deliveryInMemory } from '../../../../test/support/memory/delivery-in-memory';
import { describeDeliveryTables } from '../../application/delivery-tables.contract';

describe('the tables of delivery in memory', () => {
  const world = deliveryInMemory();
  describeDeliveryTables(() => world);
});
