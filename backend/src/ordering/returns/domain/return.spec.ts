import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import {
  ReturnArrived,
  ReturnCancelled,
  ReturnDeclared,
  ReturnLapsed,
  ReturnLapsesSoon,
  ReturnSettled,
} from '../../ordering.events';
import { NoSuchPiece, PieceJudgedOtherwise, PiecesNotJudged, ReturnNotInState } from './return.errors';
import { newReturnCode, returnCodeIn, returnNumberIn } from './return-number';
import { Return } from './return';

const noon = new Date('2026-03-10T12:00:00Z');
const tracking = { carrier: 'Post', trackingNumber: '1Z999' };

function declared(count = 3, wantedVariantId: string | null = null) {
  const [variantId, orderId] = [newId(), newId()];
  const piece = {
    ...{ variantId, reason: null, exclusion: null },
    ...{ wantedVariantId, replaces: null, difference: Money.zero },
  };
  const returned = Return.declare(
    {
      ...{ id: newId(), number: 10_001, orderId, kind: 'return', amount: Money.ofMajor(30) },
      pieces: Array.from({ length: count }, () => piece),
      exchange: wantedVariantId === null ? null : { orderId: newId(), heldUntil: '2026-03-24' },
      terms: { deadline: '2026-03-31', wayPaidBy: 'shopper', fee: Money.zero, cheapestDelivery: null },
    },
    noon,
  );
  const judged = (place: number, as: 'sellable' | 'damaged' | 'kept' | 'not-there') => ({
    pieceId: returned.state.pieces[place]!.id,
    judged: as,
  });
  const taken = () => returned.taken.map(({ quantity }) => quantity);
  return { returned, orderId, judged, taken };
}

describe('a return', () => {
  it('tells of its steps', () => {
    const { returned, orderId, judged } = declared(1);
    returned.post(tracking, noon);
    returned.arrive(noon);
    returned.judge([judged(0, 'kept')], noon);
    returned.settle(Money.zero, noon);
    const at = noon.toISOString();
    expect(returned.pullEvents()).toEqual([
      new ReturnDeclared(returned.id, orderId, 'return', at),
      new ReturnArrived(returned.id, orderId, at),
      new ReturnSettled(returned.id, orderId, at, 0, 1),
    ]);
    expect(returned.number).toBe('R-10001');
  });

  it('takes its pieces until it ends, but for those that were not in the parcel', () => {
    const { returned, judged, taken } = declared();
    expect(taken()).toEqual([3]);
    returned.lapse(noon);
    expect(taken()).toEqual([]);
    returned.arrive(noon);
    returned.judge([judged(0, 'sellable'), judged(1, 'kept'), judged(2, 'not-there')], noon);
    expect([taken(), returned.accepted.length]).toEqual([[2], 1]);
  });

  it('is judged piece by piece, each once', () => {
    const { returned, judged } = declared();
    expect(() => returned.judge([judged(0, 'sellable')], noon)).toThrow(ReturnNotInState);
    returned.arrive(noon);
    expect(returned.judge([judged(0, 'sellable')], noon)).toHaveLength(1);
    expect(returned.judge([judged(0, 'sellable'), judged(1, 'damaged')], noon)).toMatchObject([
      { judged: 'damaged' },
    ]);
    expect(() => returned.judge([judged(0, 'damaged')], noon)).toThrow(PieceJudgedOtherwise);
    expect(() => returned.judge([{ pieceId: newId(), judged: 'kept' }], noon)).toThrow(NoSuchPiece);
    expect(() => returned.settle(Money.zero, noon)).toThrow(PiecesNotJudged);
    expect(() => returned.cancel('shop', noon)).toThrow(ReturnNotInState);
    returned.judge([judged(2, 'kept')], noon);
    expect([returned.isJudged, returned.state.judgedAt]).toEqual([true, noon]);
  });

  it('lapses, or warns of that, only while it is awaited', () => {
    const { returned, orderId } = declared();
    returned.pullEvents();
    returned.warn();
    expect(returned.pullEvents()).toEqual([new ReturnLapsesSoon(returned.id, orderId, '2026-03-31')]);
    for (let times = 0; times < 2; times += 1) returned.lapse(noon);
    returned.warn();
    expect(returned.pullEvents()).toEqual([new ReturnLapsed(returned.id, orderId, noon.toISOString())]);
    expect(() => returned.post(tracking, noon)).toThrow(ReturnNotInState);
    expect(() => returned.cancel('shop', noon)).toThrow(ReturnNotInState);
  });

  it('tells who cancelled it, once', () => {
    const { returned, orderId } = declared(1);
    returned.pullEvents();
    returned.cancel('shop', noon);
    returned.cancel('shopper', noon);
    expect(returned.pullEvents()).toEqual([
      new ReturnCancelled(returned.id, orderId, noon.toISOString(), 'shop'),
    ]);
  });

  it('repeats another only with the same pieces of the same order', () => {
    const { returned, orderId } = declared(2);
    const [one, other] = returned.state.pieces;
    expect(returned.isOf(orderId, [other!, one!])).toBe(true);
    expect(returned.isOf(newId(), [one!, other!])).toBe(false);
    expect(returned.isOf(orderId, [one!])).toBe(false);
    expect(returned.isOf(orderId, [one!, { ...other!, reason: 'faulty' }])).toBe(false);
  });
});

describe('the number and the code of a return', () => {
  it('are found as people type them', () => {
    for (const typed of ['R-10001', 'r10001', ' #R 10001 ']) expect(returnNumberIn(typed)).toBe(10_001);
    for (const typed of ['HB-10001', 'RX2A9KQ7', '10001']) expect(returnNumberIn(typed)).toBeUndefined();
    expect(returnCodeIn(' rx2a-9kq7 ')).toBe('RX2A9KQ7');
  });

  it('differ from return to return', () => {
    const codes = Array.from({ length: 100 }, newReturnCode);
    expect(new Set(codes).size).toBe(100);
    for (const code of codes) expect(code).toMatch(/^[0-9A-F]{10}$/);
  });

  it('decides about its exchange with the last judgement: one accepted piece is enough', () => {
    const { returned, judged } = declared(2, newId());
    returned.arrive(noon);
    returned.judge([judged(0, 'damaged')], noon);
    expect(returned.awaitsExchange).toBe(true);
    returned.judge([judged(1, 'kept')], noon);
    expect(returned.state.exchange).toMatchObject({ releasedAt: noon, endedAt: null });
    expect(returned.accepted.map((piece) => returned.isExchanged(piece))).toEqual([true]);
    const other = declared(1, newId());
    other.returned.arrive(noon);
    other.returned.judge([other.judged(0, 'not-there')], noon);
    expect(other.returned.state.exchange).toMatchObject({ releasedAt: null, endedAt: noon });
  });

  it('ends its exchange when it ends, and when what is wanted is not held any longer: then money goes back', () => {
    const [cancelled, lapsed, late] = [declared(1, newId()), declared(1, newId()), declared(1, newId())];
    cancelled.returned.cancel('shopper', noon);
    lapsed.returned.lapse(noon);
    late.returned.endExchange(Money.ofMajor(15), noon);
    for (const { returned } of [cancelled, lapsed, late])
      expect([returned.state.exchange?.endedAt, returned.awaitsExchange]).toEqual([noon, false]);
    expect([late.returned.state.state, late.returned.state.amount]).toEqual(['declared', Money.ofMajor(15)]);
    expect(late.returned.isExchanged(late.returned.state.pieces[0]!)).toBe(false);
    late.returned.arrive(noon);
    late.returned.judge([late.judged(0, 'sellable')], noon);
    expect(late.returned.state.exchange).toMatchObject({ releasedAt: null, endedAt: noon });
  });
});
