import { anOrder } from '../../../../test/support/memory/an-order';
import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { OrderLinkRequested } from '../../ordering.events';
import { InMemoryOrderRepository } from '../../orders/adapters/memory/in-memory-order.repository';
import { NumberedOrders } from '../../orders/application/ports';
import { FindOrder } from './find-order';
import { NoMailServer } from './link.errors';
import { OrderSearchLimit } from './ports';
import { RequestOrderLink } from './request-order-link';

async function anOrderOfAGuest() {
  const [outbox, clock] = [new InMemoryOutbox(), new FixedClock(new Date('2026-11-20T12:00:00Z'))];
  const orders = new InMemoryOrderRepository(outbox, clock, new FixedActor());
  const order = anOrder({ number: 42 });
  await orders.add(order);
  outbox.events.splice(0);
  class Numbered extends NumberedOrders {
    numbersOf = async () => new Map([[order.id, 42]]);
    idsOf = async (numbers: number[]) => (numbers.includes(42) ? [order.id] : []);
  }
  class CountedLimit extends OrderSearchLimit {
    readonly recorded: [number, string, string][] = [];
    record = async (...asked: [number, string, string]) => void this.recorded.push(asked);
  }
  const [jobs, limit] = [new InMemoryJobs(clock), new CountedLimit()];
  const unitOfWork = new InMemoryUnitOfWork(outbox, jobs);
  const requesting = (hasMailServer: boolean) => new RequestOrderLink(limit, jobs, unitOfWork, hasMailServer);
  const find = new FindOrder(new Numbered(), orders, outbox, unitOfWork);
  return { outbox, jobs, limit, order, requesting, find };
}

describe('the search for an order', () => {
  it.each([
    [42, 'sam@haberdash.test'],
    [41, 'nobody@mail.test'],
  ])('writes the same whether or not there is one: %i of %s', async (number, email) => {
    const { requesting, jobs, limit, outbox } = await anOrderOfAGuest();
    await requesting(true).execute({ number, email, address: 'here' });
    expect(limit.recorded).toEqual([[number, email, 'here']]);
    expect([...jobs.waiting.values()]).toMatchObject([
      { name: 'ordering:find-order', payload: { number: String(number), email } },
    ]);
    expect(outbox.events).toEqual([]);
  });

  it('is refused in a shop without a mail server', async () => {
    const { requesting, jobs } = await anOrderOfAGuest();
    const requested = requesting(false).execute({ number: 42, email: 'sam@haberdash.test', address: 'here' });
    await expect(requested).rejects.toThrow(NoMailServer);
    expect(jobs.waiting.size).toBe(0);
  });

  it('asks for a link where number and address are those of the order', async () => {
    const { find, outbox, order } = await anOrderOfAGuest();
    await find.execute({ requestId: 'one', number: '42', email: 'Sam@haberdash.test' });
    expect(outbox.events).toEqual([new OrderLinkRequested('one', order.id)]);
  });

  it.each([
    ['42', 'ada@mail.test'],
    ['41', 'sam@haberdash.test'],
  ])('asks for none with the number %s and the address %s', async (number, email) => {
    const { find, outbox } = await anOrderOfAGuest();
    await find.execute({ requestId: 'one', number, email });
    expect(outbox.events).toEqual([]);
  });
});
