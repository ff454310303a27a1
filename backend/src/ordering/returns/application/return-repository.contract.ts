import { anOrder } from '../../../../test/support/memory/an-order';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';
import type { Order } from '../../orders/domain/order';
import { Return } from '../domain/return';
import type { ReturnRepository } from './ports';

interface World {
  orders: OrderRepository;
  returns: ReturnRepository;
  unitOfWork: UnitOfWork;
}

const noon = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-12T12:00:00Z');

/** Two pairs of socks, one of them too small. */
const returnOf = (
  { id: orderId, lines }: Order,
  { number, declaredAt, replacedBy }: { number: number; declaredAt: Date; replacedBy?: Order | undefined },
): Return => {
  const { variantId } = lines[0]!;
  const piece = { variantId, exclusion: null, wantedVariantId: null, replaces: null, difference: Money.zero };
  return Return.declare(
    {
      ...{ id: newId(), number, orderId, kind: 'return', amount: Money.ofMajor('19.98') },
      exchange: replacedBy ? { orderId: replacedBy.id, heldUntil: '2026-03-24' } : null,
      pieces: [
        { ...piece, reason: 'too-small' },
        { ...piece, reason: null, ...wantedOf(replacedBy) },
      ],
      terms: {
        ...{ deadline: '2026-03-31', wayPaidBy: 'shopper', fee: Money.ofMajor(2) },
        cheapestDelivery: Money.ofMajor('3.90'),
      },
    },
    declaredAt,
  );
};

const wantedOf = (order: Order | undefined) =>
  order ? { wantedVariantId: order.lines[0]!.variantId, difference: Money.ofMajor(1) } : {};

export function describeReturnRepository(world: () => World): void {
  const run = <T>(work: () => Promise<T>) => world().unitOfWork.run(work);
  const ordered = async () => {
    const order = anOrder();
    await run(() => world().orders.add(order));
    return order;
  };
  const added = async (order: Order, declaredAt = noon, replacedBy?: Order) => {
    const number = await run(() => world().returns.nextNumber());
    const returned = returnOf(order, { number, declaredAt, replacedBy });
    await run(() => world().returns.add(returned));
    return returned;
  };

  it('finds the returns of an order as they were added, the first declared first', async () => {
    const order = await ordered();
    const [first, second] = [await added(order), await added(order, later)];
    const found = await world().returns.ofOrder(order.id);
    expect(found.map(({ state }) => state)).toEqual([first.state, second.state]);
    expect(second.state.number).toBeGreaterThan(first.state.number);
    expect((await world().returns.find(first.id))!.state).toEqual(first.state);
  });

  it('finds them as they were saved, with what became of each piece', async () => {
    const returned = await added(await ordered());
    returned.post({ carrier: 'Post', trackingNumber: '1Z999' }, noon);
    await run(() => world().returns.save(returned));
    returned.arrive(later);
    const [one, other] = returned.state.pieces;
    returned.judge([{ pieceId: one!.id, judged: 'sellable' }], later);
    await run(() => world().returns.save(returned));
    returned.judge([{ pieceId: other!.id, judged: 'not-there' }], later);
    returned.settle(Money.ofMajor('7.99'), later);
    await run(() => world().returns.save(returned));
    expect((await world().returns.find(returned.id))!.state).toEqual(returned.state);
  });

  it('finds them with what replaces their pieces, and whether it is sent', async () => {
    const order = await ordered();
    for (const judged of ['sellable', 'kept'] as const) {
      const returned = await added(order, noon, await ordered());
      const found = async () => (await world().returns.find(returned.id))!.state;
      expect(await found()).toEqual(returned.state);
      returned.arrive(later);
      returned.judge(
        returned.state.pieces.map(({ id: pieceId }) => ({ pieceId, judged })),
        later,
      );
      await run(() => world().returns.save(returned));
      expect(await found()).toEqual(returned.state);
    }
  });

  it('finds nothing by an unknown id', async () => {
    expect(await world().returns.ofOrder(newId())).toEqual([]);
    expect(await world().returns.find(newId())).toBeUndefined();
  });
}
