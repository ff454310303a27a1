import type { ReturnMailKind } from '../../domain/mail-kind';
import { type ShownPiece, type ShownReturn, ShownReturns } from '../../../ordering/shown-returns';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';

/** One case of an e-mail about a return. */
interface ReturnSample {
  name: string;
  /** These fields replace those of the usual return. */
  returned: Partial<ShownReturn>;
}

const piece = (title: string, size: string, judged: ShownPiece['judged'] = null): ShownPiece => ({
  ...{ id: newId(), variantId: newId(), productId: newId(), reason: null, exclusion: null, wanted: null },
  ...{ title, size, colour: 'Navy', name: `${title} (${size} · Navy)`, image: '', judged, judgedAt: null },
});

const usual: ShownReturn = {
  ...{ id: newId(), number: 'R-10007', code: '7C1F0A93D2', orderId: newId(), orderNumber: 'HB-10042' },
  ...{ shopperName: 'Ada Lovelace', shopperEmail: 'ada@mail.test', declaredBy: 'shopper' },
  ...{ kind: 'return', state: 'declared', declaredAt: new Date(), deadline: '2026-12-22' },
  ...{ wayPaidBy: 'shopper', fee: Money.zero, cheapestDelivery: null, carrier: null, trackingNumber: null },
  ...{
    postedAt: null,
    arrivedAt: null,
    judgedAt: null,
    settledAt: null,
    endedAt: null,
    refund: null,
    exchange: null,
  },
  amount: Money.ofMajor(103.5),
  pieces: [piece('Linen shirt', 'M'), piece('Linen shirt', 'M'), piece('Wool scarf', 'One size')],
};

const refund = { cents: 7_900, state: 'given' as const, refusal: null };
const shirts = [piece('Linen shirt', 'M', 'sellable'), piece('Linen shirt', 'M', 'damaged')];
const scarf = (judged: ShownPiece['judged']) => piece('Wool scarf', 'One size', judged);
const fee = Money.ofMajor(3.9);

export const returnSamples: Record<ReturnMailKind, ReturnSample[]> = {
  'return-declared': [
    { name: '', returned: {} },
    { name: 'by the shop, at its expense', returned: { declaredBy: 'shop', wayPaidBy: 'shop' } },
    { name: 'with a fee', returned: { fee, amount: Money.ofMajor(99.6) } },
    { name: 'for which nothing goes back', returned: { amount: Money.zero } },
  ],
  'return-arrived': [{ name: '', returned: { state: 'arrived' } }],
  'return-settled': [
    {
      name: 'with everything refused',
      returned: { state: 'settled', amount: Money.zero, pieces: [scarf('kept'), scarf('not-there')] },
    },
    {
      name: 'whose money went back before',
      returned: { state: 'settled', amount: Money.zero, pieces: shirts },
    },
    {
      name: 'that is worth no more than the fee',
      returned: { state: 'settled', amount: Money.zero, pieces: shirts, fee },
    },
  ],
  'return-refunded': [
    { name: '', returned: { state: 'settled', refund, pieces: shirts } },
    {
      name: 'in part',
      returned: { state: 'settled', refund, fee, pieces: [...shirts, scarf('kept'), scarf('not-there')] },
    },
  ],
  'return-lapses-soon': [
    { name: '', returned: {} },
    { name: 'and is on its way', returned: { state: 'posted' } },
  ],
  'return-lapsed': [{ name: '', returned: { state: 'lapsed' } }],
  'return-cancelled': [{ name: '', returned: { state: 'cancelled' } }],
};

export class SampleReturns extends ShownReturns {
  constructor(private readonly special: Partial<ShownReturn> = {}) {
    super();
  }

  find = async () => ({ ...usual, ...this.special });
}
