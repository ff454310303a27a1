import { Order } from '../../../src/ordering/orders/domain/order';
import { newId } from '../../../src/shared/ids';
import { Money } from '../../../src/shared/money';
import { Quote } from '../../../src/shared/quote';

const noon = new Date('2026-03-01T12:00:00Z');
const halfPast = new Date('2026-03-01T12:30:00Z');

let lastNumber = 0;

/** Three socks and a cap, sent for $4.90, placed at noon, to be paid by half past. */
export const anOrder = (
  given: { number?: number; shopperId?: string; idempotencyKey?: string; reservedUntil?: Date } = {},
): Order =>
  Order.place(
    {
      id: newId(),
      number: given.number ?? (lastNumber += 1),
      shopperId: given.shopperId ?? newId(),
      shopperName: 'Sam Shopper',
      shopperEmail: 'sam@haberdash.test',
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
            unitPrice: Money.ofDollars('9.99'),
            quantity: 3,
          }),
          line({ title: 'Cap', unitPrice: Money.ofDollars('20'), quantity: 1 }),
        ],
        Money.ofDollars('4.90'),
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
