import { AsyncCurrentActor } from '../../../../platform/actor/async-current-actor';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeParcelRepository } from '../../application/parcel-repository.contract';
import { InMemoryOrderRepository } from '../../../orders/adapters/memory/in-memory-order.repository';
import { InMemoryParcelRepository } from './in-memory-parcel.repository';

describe('parcels in memory', () => {
  const [actor, outbox] = [new AsyncCurrentActor(), new InMemoryOutbox()];
  const orders = new InMemoryOrderRepository(outbox, new FixedClock(new Date()), actor);
  const parcels = new InMemoryParcelRepository(outbox, actor);
  describeParcelRepository(() => ({
    orders,
    parcels,
    unitOfWork: new InMemoryUnitOfWork(orders, parcels),
    as: (someone, work) => actor.run(() => someone, work),
    historyOf: async (id) =>
      parcels.history
        .filter(({ parcelId }) => parcelId === id)
        .map(({ status, by, at }) => ({ status, by, at })),
  }));
});
