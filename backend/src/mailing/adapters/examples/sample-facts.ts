import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { MailFacts } from '../templates/react-mail-templates';
import type { MailKind } from '../../domain/mail-kind';
import { LowStock, type LowVariant } from '../../../inventory/low-stock';
import { ReconciliationReports } from '../../../reporting/reconciliation-reports';
import { type PlacedOrder, PlacedOrders } from '../../../ordering/placed-orders';
import { ReceivedWithdrawals } from '../../../ordering/received-withdrawals';
import { RefundedPieces, type RefundOfOrder } from '../../../ordering/refunded-pieces';
import { type SentParcel, SentParcels } from '../../../ordering/sent-parcels';
import type { ShownReturn } from '../../../ordering/shown-returns';
import { SampleEmailChanges, SampleInvitations, SampleResets, SampleWaitedPieces } from './sample-accounts';
import { returnSamples, SampleReturns } from './sample-returns';

/** One case of a kind of e-mail. */
export interface Sample {
  /** The name says briefly what is special about the sample; '' is the usual case. */
  name: string;
  /** These fields replace those of the usual order. */
  order?: Partial<PlacedOrder>;
  /** These fields replace those of the usual parcel. */
  parcel?: Partial<SentParcel>;
  /** These fields replace those of the usual refund. */
  refund?: Partial<RefundOfOrder>;
  /** These fields replace those of the usual return. */
  returned?: Partial<ShownReturn>;
  /** How many variants have fallen low. */
  variants?: number;
  /** The message of a withdrawal. */
  message?: string;
}

const usual: Sample = { name: '' };
const untracked = { carrier: null, trackingNumber: null, trackingLink: null };
const cancelled = { paidAt: null, isCancelled: true };

const pickUpText = '12 Needle Lane, Monday to Friday, 9 to 17';
const pickedUp: Partial<PlacedOrder> = {
  delivery: { name: 'Pick-up in the shop', price: Money.zero, pickUpText, promised: null },
  address: null,
};

const inParts: Sample['order'] = { rest: Money.ofMajor(79) };

const ofRest: Sample['refund'] = { reason: 'rejected', isOrderCancelled: true, keptForDelivery: Money.zero };

/** Each kind must be here, with its cases. */
export const samples: Record<MailKind, Sample[]> = {
  'order-confirmed': [
    usual,
    {
      name: 'of one piece, to a long address',
      order: {
        shopperName: 'Wilhelmina Featherstonehaugh-Cholmondeley',
        total: Money.ofMajor(1_089),
        rest: Money.ofMajor(1_089),
        lines: [
          {
            name: 'Hand-finished double-breasted wool and cashmere overcoat (XXL · Midnight blue)',
            quantity: 1,
            unitPrice: Money.ofMajor(1_089),
          },
        ],
        address: {
          recipient: 'Gwendolyn Anastasia Featherstonehaugh-Cholmondeley',
          address: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch House 12',
          city: 'Llanfairpwllgwyngyll',
          region: '',
          pincode: 'LL61 5UJ',
          country: 'GB',
        },
      },
    },
    { name: 'of a pick-up', order: pickedUp },
  ],
  'order-cancelled': [
    { name: 'by the shopper', order: { ...cancelled, cancelReason: 'cancelled' } },
    { name: 'by the shop, unpaid', order: { ...cancelled, cancelReason: 'rejected' } },
    { name: 'by the shop, paid', order: { isCancelled: true, cancelReason: 'rejected' } },
    {
      name: 'by the shopper, paid, in parts',
      order: { ...inParts, isCancelled: true, cancelReason: 'cancelled' },
    },
    { name: 'because the payment was declined', order: { ...cancelled, cancelReason: 'declined' } },
    { name: 'because it sold out', order: { ...cancelled, cancelReason: 'unavailable' } },
  ],
  'payment-failed': [{ name: '', order: { paidAt: null, payableUntil: new Date(Date.now() + 15 * 60_000) } }],
  'order-refunded': [
    usual,
    { name: 'of the rest', order: inParts },
    { name: 'of a wrong amount', order: { paidAt: null } },
    { name: 'by PayPal', order: { isRefundedElsewhere: true } },
  ],
  'refund-pending': [
    { name: '', refund: { state: 'pending', keptForDelivery: Money.zero } },
    {
      name: 'of the rest of the order',
      refund: { ...ofRest, state: 'pending' },
    },
  ],
  'pieces-refunded': [
    usual,
    { name: 'of a lost parcel', refund: { reason: 'lost', keptForDelivery: Money.zero } },
    {
      name: 'of returned pieces and the delivery',
      refund: { reason: 'returned', ofDelivery: Money.ofMajor(4.9), keptForDelivery: Money.zero },
    },
    { name: 'of an amount', refund: { reason: 'goodwill', lines: [], keptForDelivery: Money.zero } },
    { name: 'of the rest of the order', refund: ofRest },
    { name: 'at PayPal', refund: { reason: 'elsewhere', lines: [], keptForDelivery: Money.zero } },
  ],
  'withdrawal-received': [usual, { name: 'without a message', message: '' }],
  'withdrawal-elsewhere': [usual],
  ...returnSamples,
  'order-link': [usual],
  'order-link-renewed': [usual],
  'new-order': [usual],
  'parcel-sent': [
    usual,
    { name: 'without a tracking number', parcel: untracked },
    { name: 'the second of two', parcel: { number: 'HB-10042-2', place: 2, count: 2 } },
    { name: 'to pick up', parcel: { ...untracked, pickUpText, address: null } },
  ],
  'parcel-tracked': [
    usual,
    { name: 'the second of two', parcel: { number: 'HB-10042-2', place: 2, count: 2 } },
  ],
  'parcel-delivered': [usual, { name: 'to pick up', parcel: { ...untracked, pickUpText, address: null } }],
  'parcel-lost': [
    { name: 'and is sent again', parcel: { remedy: 'send-again' } },
    { name: 'and is refunded', parcel: { remedy: 'refund' } },
  ],
  'low-stock': [usual, { name: 'of one variant', variants: 1 }, { name: 'of many', variants: 60 }],
  'books-disagree': [usual],
  welcome: [usual],
  'password-changed': [usual],
  'second-factor-off': [usual],
  'new-device': [usual],
  'password-reset': [usual],
  'staff-invitation': [usual],
  'email-code': [usual],
  'guest-orders-code': [usual],
  'email-changed': [usual],
  'waitlist-confirmation': [usual],
  'back-in-stock': [usual],
};

const order: PlacedOrder = {
  id: newId(),
  number: 'HB-10042',
  shopperName: 'Ada Lovelace',
  shopperEmail: 'ada@mail.test',
  placedAt: new Date(),
  paidAt: new Date(),
  payableUntil: null,
  isCancelled: false,
  cancelReason: null,
  delivery: {
    name: 'Standard delivery',
    price: Money.zero,
    pickUpText: null,
    promised: { from: '2026-11-30', to: '2026-12-02' },
  },
  components: [],
  total: Money.ofMajor(143.5),
  rest: Money.ofMajor(143.5),
  isRefundedElsewhere: false,
  address: {
    recipient: 'Ada Lovelace',
    address: '12 Needle Lane',
    city: 'London',
    region: '',
    pincode: 'E1 6AN',
    country: 'GB',
  },
  lines: [
    { name: 'Linen shirt (M · Navy)', quantity: 2, unitPrice: Money.ofMajor(39.5) },
    { name: 'Wool scarf (Rust)', quantity: 1, unitPrice: Money.ofMajor(24.5) },
    { name: 'Canvas belt (L)', quantity: 2, unitPrice: Money.ofMajor(20) },
  ],
};

const parcel: SentParcel = {
  number: 'HB-10042-1',
  orderId: order.id,
  orderNumber: 'HB-10042',
  shopperName: order.shopperName,
  shopperEmail: order.shopperEmail,
  address: order.address,
  pickUpText: null,
  promised: { from: '2026-11-30', to: '2026-12-02' },
  place: 1,
  count: 1,
  lines: order.lines,
  carrier: 'Royal Mail',
  trackingNumber: 'QP123456785GB',
  trackingLink: 'https://www.royalmail.com/track-your-item#/tracking-results/QP123456785GB',
  remedy: null,
};

class SampleParcels extends SentParcels {
  constructor(private readonly special: Sample['parcel']) {
    super();
  }

  find = async () => ({ ...parcel, ...this.special });
}

const refund: RefundOfOrder = {
  orderId: order.id,
  orderNumber: order.number,
  shopperName: order.shopperName,
  shopperEmail: order.shopperEmail,
  isOrderCancelled: false,
  isOfReturn: false,
  state: 'given',
  reason: 'cancelled',
  lines: order.lines.slice(0, 1),
  refund: Money.ofMajor(74.1),
  ofDelivery: Money.zero,
  keptForDelivery: Money.ofMajor(4.9),
};

class SampleRefunds extends RefundedPieces {
  constructor(private readonly special: Sample['refund']) {
    super();
  }

  find = async () => ({ ...refund, ...this.special });
}

class SampleWithdrawals extends ReceivedWithdrawals {
  constructor(
    private readonly text = 'I withdraw from the contract for both shirts.\nPlease tell me where to send them.',
  ) {
    super();
  }

  find = async () => ({
    at: new Date(),
    name: order.shopperName,
    email: 'ada@work.test',
    orderNumber: 'hb 10042',
    text: this.text,
    orderOfOther: { number: order.number, email: order.shopperEmail },
  });
}

class SampleOrders extends PlacedOrders {
  constructor(private readonly special: Sample['order']) {
    super();
  }

  find = async () => ({ ...order, ...this.special });
}

class SampleStock extends LowStock {
  constructor(private readonly count = 3) {
    super();
  }

  inDigest = async () =>
    Array.from({ length: this.count }, (_, place) => {
      const { title, ...low } = lowVariants[place % lowVariants.length]!;
      return { ...low, title: place < lowVariants.length ? title : `${title} ${place}` };
    });
}

class SampleReconciliationReports extends ReconciliationReports {
  find = async () => ({
    startedAt: new Date(),
    broken: [
      { rule: 'stock-movements' as const, disagreeing: 2 },
      { rule: 'provider-payments' as const, disagreeing: 1 },
    ],
  });
}

const variant = { productId: newId(), size: 'M', colour: 'Navy', sku: 'LS-NAVY-M', stock: 9 };
const lowVariants: LowVariant[] = [
  { ...variant, title: 'Wool scarf', size: null, colour: 'Rust', sku: null, stock: 0 },
  { ...variant, title: 'Canvas belt', sku: 'BELT-42', stock: 4 },
  { ...variant, title: 'Linen shirt' },
];

/** The facts that an e-mail would find in a shop in which the sample happened. */
export const factsOf = (sample: Sample): MailFacts => ({
  orders: new SampleOrders(sample.order),
  parcels: new SampleParcels(sample.parcel),
  refunds: new SampleRefunds(sample.refund),
  returns: new SampleReturns(sample.returned),
  withdrawals: new SampleWithdrawals(sample.message),
  resets: new SampleResets(),
  emailChanges: new SampleEmailChanges(),
  invitations: new SampleInvitations(),
  waited: new SampleWaitedPieces(),
  stock: new SampleStock(sample.variants),
  reconciliations: new SampleReconciliationReports(),
  orderLinks: { issue: async () => undefined },
});
