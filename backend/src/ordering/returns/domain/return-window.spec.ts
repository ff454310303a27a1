import { anOrder, receipt } from '../../../../test/support/memory/an-order';
import { ShopDays } from '../../../shared/time/shop-days';
import { OrderParcels } from '../../parcels/domain/order-parcels';
import { isOpen, returnWindowOf } from './return-window';

const lisbon = new ShopDays('Europe/Lisbon');
const auckland = new ShopDays('Pacific/Auckland');

/** Three pairs of socks and a cap. */
function ordered() {
  const order = anOrder();
  order.confirm(receipt, new Date('2026-03-01T12:10:00Z'));
  const parcels = new OrderParcels(order, [], []);
  const [socks, cap] = order.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const deliver = (pieces: { variantId: string; quantity: number }[], at: string, isAssumed = false) => {
    const { id } = parcels.pack(pieces, new Date(at));
    parcels.move(id, 'sent', new Date(at));
    if (isAssumed) parcels.assumeDelivered(id, new Date(at));
    else parcels.move(id, 'delivered', new Date(at));
    return id;
  };
  return { parcels, socks: socks!, cap: cap!, deliver };
}

describe('the window of returns', () => {
  it('is counted from the delivery of the last parcel', () => {
    const { parcels, socks, cap, deliver } = ordered();
    deliver([cap], '2026-03-02T09:00:00Z');
    expect(returnWindowOf(parcels, 30, lisbon)).toEqual({ basis: 'not-delivered', lastDay: null });
    deliver([socks], '2026-03-20T09:00:00Z');
    expect(returnWindowOf(parcels, 30, lisbon)).toEqual({ basis: 'delivered', lastDay: '2026-04-19' });
  });

  it('says when nobody confirmed the last delivery', () => {
    const { parcels, socks, cap, deliver } = ordered();
    deliver([cap, socks], '2026-03-20T09:00:00Z', true);
    expect(returnWindowOf(parcels, 30, lisbon)).toEqual({ basis: 'assumed', lastDay: '2026-04-19' });
  });

  it('does not wait for a lost parcel, and is never shorter than the law', () => {
    const { parcels, socks, cap, deliver } = ordered();
    const lost = deliver([cap], '2026-04-10T09:00:00Z');
    deliver([socks], '2026-03-20T09:00:00Z');
    parcels.lose(lost, new Date('2026-04-11T09:00:00Z'));
    parcels.cancel(lost, [cap], new Date('2026-04-11T09:00:00Z'), { by: 'shop', reason: 'lost' });
    expect(returnWindowOf(parcels, 30, lisbon).lastDay).toBe('2026-04-19');
    // 14 days later is a Friday; 15 days later, the law would end a period on Monday.
    expect(returnWindowOf(parcels, 14, lisbon).lastDay).toBe('2026-04-03');
  });

  it('begins on the day of the shop, and ends with the last day, also where the clocks change', () => {
    const { parcels, socks, cap, deliver } = ordered();
    // The first minute of 28 February in Lisbon; clocks are put forward on 29 March.
    deliver([socks, cap], '2026-02-28T00:00:30Z');
    const window = returnWindowOf(parcels, 30, lisbon);
    expect(window.lastDay).toBe('2026-03-30');
    expect(isOpen(window, new Date('2026-03-30T22:59:59Z'), lisbon)).toBe(true);
    expect(isOpen(window, new Date('2026-03-30T23:00:00Z'), lisbon)).toBe(false);
  });

  it('is that of the shop’s time zone, whose day has begun elsewhere', () => {
    const { parcels, socks, cap, deliver } = ordered();
    // It is 5 March in Auckland, where clocks are put back on 5 April.
    deliver([socks, cap], '2026-03-04T12:00:00Z');
    const window = returnWindowOf(parcels, 31, auckland);
    expect(window.lastDay).toBe('2026-04-05');
    expect(isOpen(window, new Date('2026-04-05T11:59:59Z'), auckland)).toBe(true);
    expect(isOpen(window, new Date('2026-04-05T12:00:00Z'), auckland)).toBe(false);
  });
});
