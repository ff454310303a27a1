import { WaitedPieces } from '../../src/waitlist/waited-pieces';
import { ShopContact, type Contact } from '../../src/content/shop-contact';
import { LowStock, type LowVariant } from '../../src/inventory/low-stock';
import { ReconciliationReports } from '../../src/reporting/reconciliation-reports';
import { EmailChanges } from '../../src/identity/email-changes';
import { PasswordResets, type ResetLink } from '../../src/identity/password-resets';
import { StaffInvitations } from '../../src/identity/staff-invitations';
import { PlacedOrders, type PlacedOrder } from '../../src/ordering/placed-orders';
import { ReceivedWithdrawals } from '../../src/ordering/received-withdrawals';
import { RefundedPieces, type RefundOfOrder } from '../../src/ordering/refunded-pieces';
import { type SentParcel, SentParcels } from '../../src/ordering/sent-parcels';
import { type ShownPiece, type ShownReturn, ShownReturns } from '../../src/ordering/shown-returns';
import { Money } from '../../src/shared/money';
import { Mail } from '../../src/mailing/domain/mail';
import type { MailKind } from '../../src/mailing/domain/mail-kind';
import { RecordedLog } from './log/recorded-log';
import { InMemoryMailTextRepository } from '../../src/mailing/adapters/memory/in-memory-mail-text.repository';
import { ReactMailTemplates } from '../../src/mailing/adapters/templates/react-mail-templates';

export const now = new Date('2026-05-04T10:00:00.000Z');
export const shop: Contact = {
  name: 'Hats & Caps',
  postalAddress: 'High Street 1\nBerlin',
  email: 'help@hats.test',
  currencySymbol: 'before',
  country: 'US',
};
export const order: PlacedOrder = {
  id: '6f1c6a39-5c5e-4b5c-9d3c-0d6a1c2b3e4f',
  number: 'HB-10001',
  shopperName: 'Sam <b>Shopper</b>',
  shopperEmail: 'sam@mail.test',
  placedAt: now,
  paidAt: now,
  payableUntil: null,
  isCancelled: false,
  cancelReason: null,
  delivery: {
    name: 'Express by Comet',
    price: Money.ofMajor(6.9),
    pickUpText: null,
    promised: { from: '2026-11-24', to: '2026-11-26' },
  },
  components: [],
  total: Money.ofMajor(1_129.5),
  isRefundedElsewhere: false,
  rest: Money.ofMajor(1_129.5),
  address: {
    recipient: 'Hanna Hafen',
    address: '1 Quay',
    city: 'Hamburg',
    region: '',
    pincode: '20457',
    country: 'DE',
  },
  lines: [
    { name: 'Linen shirt (M · Navy)', quantity: 2, unitPrice: Money.ofMajor(14.75) },
    { name: 'Winter coat', quantity: 1, unitPrice: Money.ofMajor(1_093.1) },
  ],
};

class FixedResets extends PasswordResets {
  constructor(private readonly link: ResetLink | undefined) {
    super();
  }

  recipientOf = async () => 'sam@mail.test';
  writeLink = async () => this.link;
}

class FixedEmailChanges extends EmailChanges {
  addressesOf = async () => ({ newEmail: 'sam@work.test', oldEmail: 'sam@mail.test' });
  writeCode = async () => ({ code: '123456' });
}

const parcel: SentParcel = {
  number: 'HB-10001-2',
  orderId: order.id,
  orderNumber: 'HB-10001',
  shopperName: 'Sam <b>Shopper</b>',
  shopperEmail: 'sam@mail.test',
  address: order.address,
  pickUpText: null,
  promised: { from: '2026-11-24', to: '2026-11-26' },
  place: 2,
  count: 2,
  lines: [{ name: 'Linen shirt (M · Navy)', quantity: 2 }],
  carrier: 'UPS',
  trackingNumber: '1Z999',
  remedy: null,
  trackingLink: 'https://ups.test/1Z999',
};

const parcelsWith = (about: Partial<SentParcel> | null) =>
  new (class extends SentParcels {
    find = async () => (about === null ? undefined : { ...parcel, ...about });
  })();

export const variant = { productId: 'shirt', size: 'M', colour: 'Navy', sku: 'LS-M', stock: 4 };
/** The variants that run low. */
export const lowStock: { variants: LowVariant[] } = { variants: [] };
/** A refund that was given for cancelled pieces. */
export const refunded: RefundOfOrder = {
  orderId: order.id,
  orderNumber: 'HB-10001',
  shopperName: 'Sam <b>Shopper</b>',
  shopperEmail: 'sam@mail.test',
  isOrderCancelled: false,
  isOfReturn: false,
  state: 'given',
  reason: 'cancelled',
  lines: [{ name: 'Linen shirt (M · Navy)', quantity: 2 }],
  refund: Money.ofMajor(29.5),
  ofDelivery: Money.zero,
  keptForDelivery: Money.ofMajor(4.9),
};
const piece: ShownPiece = {
  ...{
    id: 'piece-1',
    variantId: 'variant-1',
    productId: 'shirt',
    reason: null,
    exclusion: null,
    wanted: null,
  },
  ...{ title: 'Linen shirt', size: 'M', colour: 'Navy', name: 'Linen shirt (M · Navy)', image: '' },
  ...{ judged: null, judgedAt: null },
};
export const pieces = (...judged: ShownPiece['judged'][]): ShownPiece[] =>
  judged.map((one) => ({ ...piece, judged: one }));
/** Two shirts are to go back. */
export const returned: ShownReturn = {
  ...{ id: order.id, number: 'R-10007', code: '7C1F0A93D2', orderId: order.id, orderNumber: 'HB-10001' },
  ...{ shopperName: 'Sam <b>Shopper</b>', shopperEmail: 'sam@mail.test', declaredBy: 'shopper' },
  ...{ kind: 'return', state: 'declared', declaredAt: now, deadline: '2026-12-22', wayPaidBy: 'shopper' },
  ...{ fee: Money.zero, amount: Money.ofMajor(29.5), cheapestDelivery: null, refund: null },
  ...{ carrier: null, trackingNumber: null, postedAt: null, arrivedAt: null, judgedAt: null },
  ...{ settledAt: null, endedAt: null, pieces: pieces(null, null), exchange: null },
};
/** Somebody declared this withdrawal. */
export const declared = {
  name: 'Sam <b>Shopper</b>',
  orderNumber: 'hb 10001',
  text: 'Both shirts.\nThank you',
};
/** Somebody is invited to the staff by this link. */
export const invitation = { token: 'a-token', inviterName: 'Ada <b>Admin</b>', roleName: 'Packer' };
const otherFacts = {
  emailChanges: new FixedEmailChanges(),
  invitations: new (class extends StaffInvitations {
    recipientOf = async () => 'kim@mail.test';
    writeLink = async () => ({ ...invitation, expiresAt: new Date('2026-05-11T10:00:00.000Z') });
  })(),
  waited: new (class extends WaitedPieces {
    find = async () => ({
      ...{ shopperId: null, email: 'kim@mail.test', isConfirmed: false, productId: 'shirt', stock: 2 },
      ...{ title: 'Linen <b>shirt</b>', size: 'M', colour: 'Navy' },
    });
    writeLink = async () => ({ token: 'a-token' });
  })(),
  withdrawals: new (class extends ReceivedWithdrawals {
    find = async () => ({
      ...declared,
      at: new Date('2026-05-04T10:00:07.000Z'),
      email: 'sam@mail.test',
      orderOfOther: { number: 'HB-10001', email: 'ada@mail.test' },
    });
  })(),
  returns: new (class extends ShownReturns {
    find = async () => returned;
  })(),
  refunds: new (class extends RefundedPieces {
    find = async () => refunded;
  })(),
  stock: new (class extends LowStock {
    inDigest = async () => lowStock.variants;
  })(),
  reconciliations: new (class extends ReconciliationReports {
    find = async () => ({ startedAt: now, broken: [{ rule: 'stock-movements' as const, disagreeing: 2 }] });
  })(),
  orderLinks: { issue: async () => undefined },
};

/** The words that the shop has edited. */
export const texts = new InMemoryMailTextRepository();
export const log = new RecordedLog();

export const templatesWith = (link: ResetLink | undefined) =>
  new ReactMailTemplates(
    new (class extends ShopContact {
      current = async () => shop;
    })(),
    {
      orders: new (class extends PlacedOrders {
        find = async () => undefined;
      })(),
      parcels: parcelsWith(null),
      ...otherFacts,
      resets: new FixedResets(link),
    },
    { url: 'https://hats.test', timeZone: 'Europe/Berlin' },
    texts,
    log,
  );

export const write = (
  kind: MailKind,
  about: Partial<PlacedOrder> | null = {},
  words: Partial<Contact> = {},
  aboutParcel: Partial<SentParcel> | null = {},
) => {
  class FixedContact extends ShopContact {
    current = async () => ({ ...shop, ...words });
  }
  class FixedOrders extends PlacedOrders {
    find = async () => (about === null ? undefined : { ...order, ...about });
  }
  const templates = new ReactMailTemplates(
    new FixedContact(),
    {
      orders: new FixedOrders(),
      parcels: parcelsWith(aboutParcel),
      ...otherFacts,
      resets: new FixedResets({ token: 'a-token' }),
    },
    { url: 'https://hats.test', timeZone: 'Europe/Berlin' },
    texts,
    log,
  );
  return templates.write(Mail.write({ kind, factId: order.id, recipient: 'sam@mail.test' }, now).state);
};
