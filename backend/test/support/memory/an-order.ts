import { Order } from '../../../src/ordering/orders/domain/order';
import { newId } from '../../../src/shared/ids';
import { Money } from '../../../src/shared/money';
import { type Component, Quote } from '../../../src/shared/quote';

const noon = new Date('2026-03-01T12:00:00Z');
const halfPast = new Date('2026-03-01T12:30:00Z');

let lastNumber = 0;

/** Three socks and a cap, sent for $4.90, placed at noon, to be paid by half past. */
export const anOrder = (
  given: {
    number?: number;
    shopperId?: string;
    isGuest?: boolean;
    idempotencyKey?: string;
    reservedUntil?: Date;
    components?: Component[];
  } = {},
): Order =>
  Order.place(
    {
      id: newId(),
      number: given.number ?? (lastNumber += 1),
      shopperId: given.shopperId ?? newId(),
      shopperName: 'Sam Shopper',
      shopperEmail: 'sam@haberdash.test',
      isGuest: given.isGuest ?? false,
      claimedBy: null,
      address: {
        addressId: newId(),
        recipient: 'Ann Lee',
        address: '12 Needle Lane',
        city: 'T',
        region: '',
        pincode: 'P',
        country: 'GB',
        phone: '1',
        phoneE164: null,
        notes: 'N',
      },
      delivery: {
        methodId: newId(),
        name: 'Standard delivery',
        kind: 'delivery',
        carrier: 'Post',
        trackingAddress: null,
        pickUpText: null,
        priceSteps: null,
        promised: { from: '2026-03-04', to: '2026-03-06' },
      },
      quote: Quote.of(
        [
          line({
            title: 'Socks',
            size: 'M',
            colour: 'Navy',
            unitPrice: Money.ofMajor('9.99'),
            quantity: 3,
          }),
          line({ title: 'Cap', unitPrice: Money.ofMajor('20'), quantity: 1 }),
        ],
        Money.ofMajor('4.90'),
        given.components,
      ),
      pageVersions: [{ slug: 'terms', title: 'Terms', version: 3 }],
      paymentId: newId(),
      reservedUntil: given.reservedUntil ?? halfPast,
      idempotencyKey: given.idempotencyKey ?? null,
    },
    noon,
  );

const line = (given: {
  title: string;
  size?: string;
  colour?: string;
  unitPrice: Money;
  quantity: number;
}) => ({
  size: null,
  colour: null,
  variantId: newId(),
  productId: newId(),
  image: '/uploads/a-1200.webp',
  sku: null,
  ...given,
});

export const receipt = { gatewayOrderId: 'GATEWAY', payerId: 'PAYER' };

/** $5 off the goods. */
export const aDiscount: Component = {
  ...{ kind: 'discount', part: 'goods', source: 'welcome', label: 'Welcome', rate: null },
  amount: Money.ofMajor(5),
};

/** 20 % of the delivery, on top of it. */
export const aTax: Component = {
  ...{ kind: 'tax', part: 'delivery', source: 'GB', label: 'VAT', rate: 0.2 },
  amount: Money.ofCents(98),
};

/** All that the goods and the delivery of `anOrder` cost. */
export const freeOfCharge: Component[] = [
  { ...aDiscount, amount: Money.ofMajor('49.97') },
  { ...aDiscount, part: 'delivery', amount: Money.ofMajor('4.90') },
];
