import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { newId } from '../../../../shared/ids';
import { describeOrderLinkRepository } from '../../application/order-link-repository.contract';
import { InMemoryOrderLinkRepository } from './in-memory-order-link.repository';

describe('links to orders in memory', () => {
  const links = new InMemoryOrderLinkRepository();
  const anOrder = async () => {
    const orderId = newId();
    const order = { orderId, number: 10001, shopperId: newId(), shopperEmail: 'gil@haberdash.test' };
    links.orders.set(orderId, order);
    return order;
  };
  describeOrderLinkRepository(() => ({ links, unitOfWork: new InMemoryUnitOfWork(), anOrder }));
});
