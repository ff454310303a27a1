import { z } from 'zod';
import { LineView } from '../../../../cart/cart.view';
import { firstPaymentSteps, paymentSteps } from '../../../../payments/payment-history';
import {
  anyOf,
  dayOrTime,
  ids,
  listQuery,
  maxPageSize,
  pageResponseOf,
} from '../../../../platform/http/list';
import { responseOf, Id, multilineText, WholeNumber } from '../../../../platform/http/wire';
import { heldFilters, orderSorts, paymentFilters, shippingSteps } from '../../application/ports';
import { holdReasons } from '../../../orders/domain/hold';
import { orderNumberPattern } from '../../../orders/domain/order-number';
import {
  cancelReasons,
  chosenStatuses,
  fulfilmentStatuses,
  orderStatuses,
  paymentStatuses,
} from '../../../orders/domain/order-stage';
import { OrderExchangeView } from './order-exchange.schemas';
import { AddedUpAmount } from '../../../cancellations/adapters/http/added-up-amount';
import { cancellationsBy } from '../../../cancellations/adapters/http/cancellations.schemas';
import { refundsBy } from '../../../refunds/adapters/http/refunds.schemas';
import { parcelHistoryBy, ParcelView } from '../../../parcels/adapters/http/parcels.schemas';

/**
 * Without an address, the delivery is a pick-up. The client sends its whole order; only the chosen address and delivery are taken from it. Lines and amounts are
 * what the shopper saw: they are compared with the cart, never believed.
 */
/**
 * `paymentId` is ours, as the return address has it, or the provider's: PayPal's `token`. Under ours the order is found
 * without its id, too.
 */
export const CapturePaymentBody = z
  .object({
    paymentId: z.string().min(1).max(200),
    payerId: z.string().max(200).optional(),
    orderId: Id.optional(),
  })
  .meta({ id: 'CapturePaymentBody' });

/** `seenUpdateDate`: the `orderUpdateDate` that the admin saw; another one is refused. */
export const ChangeOrderStatusBody = z
  .object({
    orderStatus: z.enum(chosenStatuses),
    seenUpdateDate: z.iso.datetime().pipe(z.coerce.date()).optional(),
  })
  .meta({ id: 'ChangeOrderStatusBody' });

export const AddStaffNoteBody = z.object({ note: multilineText(2_000) }).meta({ id: 'AddStaffNoteBody' });

export const MoveOrdersOnBody = z
  .object({ orderIds: z.array(Id).min(1).max(maxPageSize), orderStatus: z.enum(fulfilmentStatuses) })
  .meta({ id: 'MoveOrdersOnBody' });

/** The rest of each order is packed into a parcel. */
export const PackOrdersBody = z
  .object({ orderIds: z.array(Id).min(1).max(maxPageSize) })
  .meta({ id: 'PackOrdersBody' });

/** `refusal`: why it stays as it was. */
const MovedOrderView = z
  .object({
    orderId: z.string(),
    orderNumber: z.string().nullable(),
    refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'MovedOrderView' });
export const MovedOrdersResponse = responseOf(z.array(MovedOrderView)).meta({ id: 'MovedOrdersAnswer' });

/** An order's id, or what people call it. */
export const OrderName = z.union([z.string().regex(orderNumberPattern), Id]);

/** Newest first. Without `limit`, up to the maximum of a response. */
export const maxListedOrders = 500;
export const OrderListQuery = z.object({
  limit: WholeNumber.pipe(z.number().min(1).max(maxListedOrders)).optional(),
  cursor: z.string().max(200).optional(),
  /** `hidden`: without orders that ended before anything was paid. */
  attempts: z.literal('hidden').optional(),
});

/** `from` and `to`, when orders were placed, paid or refunded, are days of the shop, both included, or times. */
export const AdminOrderListQuery = z.object({
  ...listQuery(orderSorts),
  status: anyOf(orderStatuses),
  payment: anyOf(paymentFilters),
  from: dayOrTime,
  to: dayOrTime,
  paidFrom: dayOrTime,
  paidTo: dayOrTime,
  refundedFrom: dayOrTime,
  refundedTo: dayOrTime,
  /** Their money came or went then: they were paid, or refunded in whole or in part. */
  moneyFrom: dayOrTime,
  moneyTo: dayOrTime,
  minAmount: AddedUpAmount.optional(),
  maxAmount: AddedUpAmount.optional(),
  product: Id.optional(),
  variant: Id.optional(),
  customer: Id.optional(),
  ids: ids(maxPageSize),
  held: anyOf(heldFilters),
  toSend: z.enum(['late', ...shippingSteps]).optional(),
});

/** Why an order ended without being paid. */
const cancelReason = z.enum(cancelReasons).nullable();

const DeliveryView = z
  .object({
    name: z.string(),
    kind: z.enum(['delivery', 'pick-up']),
    carrier: z.string().nullable(),
    pickUpText: z.string().nullable(),
    /** Days in the shop's time zone; null: none were promised. */
    promised: z.object({ from: z.string(), to: z.string() }).nullable(),
  })
  .meta({ id: 'OrderDeliveryView' });

export const OrderView = z
  .object({
    _id: z.string(),
    /** People call the order by it: HB-10001. */
    orderNumber: z.string(),
    userId: z.string(),
    userName: z.string(),
    cartId: z.string(),
    /** `inParcels`: of its pieces, how many are in parcels that did not get lost. `cancelled`: how many are not sent any more. */
    cartItems: z.array(
      LineView.extend({
        sku: z.string().nullable(),
        inParcels: z.number().int(),
        cancelled: z.number().int(),
      }),
    ),
    parcels: z.array(ParcelView),
    /** Its texts are empty when the order is picked up and its shopper gave no address; the recipient is the shopper then. */
    addressInfo: z.object({
      addressId: z.string(),
      recipient: z.string(),
      address: z.string(),
      city: z.string(),
      /** The region as an address writes it; '' for none. */
      region: z.string(),
      pincode: z.string(),
      /** ISO 3166-1 alpha-2. Null where there is no address. */
      country: z.string().nullable(),
      phone: z.string(),
      /** In E.164; null when it can't be a phone's. */
      phoneE164: z.string().nullable(),
      notes: z.string(),
    }),
    orderStatus: z.enum(orderStatuses),
    paymentMethod: z.literal('paypal'),
    paymentStatus: z.enum(paymentStatuses),
    cancelReason,
    /** It is null for an order that was bought. */
    exchange: OrderExchangeView.nullable().optional(),
    /** The delivery as it was offered when the order was placed. It is never null. */
    delivery: DeliveryView.nullable(),
    /** The total includes this price of the delivery. */
    deliveryAmount: z.number(),
    /** The total is the sum of the goods, the delivery and these: what a discount adds is negative. A tax that the prices include is none. */
    components: z.array(
      z
        .object({
          kind: z.enum(['discount', 'tax']),
          part: z.enum(['goods', 'delivery']),
          label: z.string(),
          amount: z.number(),
        })
        .meta({ id: 'OrderComponentView' }),
    ),
    totalAmount: z.number(),
    orderDate: z.string(),
    orderUpdateDate: z.string(),
    paymentId: z.string(),
    payerId: z.string(),
  })
  .meta({ id: 'OrderView' });
export const OrderPageResponse = responseOf(z.array(OrderView))
  .extend({ meta: z.object({ nextCursor: z.string().nullable(), hasHiddenAttempts: z.boolean() }) })
  .meta({ id: 'OrderPageAnswer' });

/** The states of an order, first to last; `by` is who caused the change. */
const historyBy = <Author extends z.ZodType>(by: Author) =>
  z.array(
    z.object({
      orderStatus: z.enum(orderStatuses),
      paymentStatus: z.enum(paymentStatuses),
      cancelReason,
      by,
      at: z.string(),
    }),
  );

/** The legal pages, in the versions under which the order was placed. */
const pageVersions = z.array(
  z.object({ slug: z.string(), title: z.string(), version: z.number().int() }).meta({ id: 'PageVersion' }),
);

/** One order, with its history. Of the staff a shopper is told nothing. */
export const OrderDetailsView = OrderView.extend({
  pageVersions,
  history: historyBy(z.enum(['you', 'shop'])),
  parcelHistory: parcelHistoryBy(z.literal('shop')),
  cancellations: cancellationsBy(z.enum(['you', 'shop'])),
  refundList: refundsBy(z.enum(['you', 'shop'])),
  /** Until then its shopper may cancel pieces that are not sent; null: not any more. */
  cancellableUntil: z.string().nullable(),
}).meta({ id: 'OrderDetailsView' });
export const OrderResponse = responseOf(OrderDetailsView).meta({ id: 'OrderAnswer' });

/** The name is null for the shop itself, and for deleted accounts. */
const Author = z
  .object({ kind: z.enum(['admin', 'shopper', 'shop']), name: z.string().nullable() })
  .meta({ id: 'Author' });

/** `reference`: what the provider calls the payment, its capture or its refund. `amount`: what was owed, or what was taken. */
const PaymentChangeView = z
  .object({
    /** Remotes of 1.0.0 know no others; `kind` says it exactly. */
    step: z.enum(firstPaymentSteps).meta({ deprecated: true }),
    kind: z.enum(paymentSteps),
    reference: z.string().nullable(),
    amount: z.number().nullable(),
    currency: z.string().nullable(),
    by: Author,
    at: z.string(),
  })
  .meta({ id: 'PaymentChangeView' });

/** `userEmail` is null where the account is gone. `refunds`: what went back so far, and when the last of it did. */
const seenByAdmins = {
  userEmail: z.string().nullable(),
  paymentDeclined: z.boolean(),
  /** The provider's id of the capture. */
  captureId: z.string().nullable(),
  paidDate: z.string().nullable(),
  /** Until an admin releases it, nothing of it is sent. */
  hold: z.object({ reason: z.enum(holdReasons), since: z.string() }).nullable(),
  refunds: z.object({ amount: z.number(), date: z.string().nullable() }),
};

export const ListedOrderView = OrderView.extend(seenByAdmins).meta({ id: 'ListedOrderView' });
export const ListedOrdersResponse = pageResponseOf(ListedOrderView).meta({ id: 'ListedOrdersAnswer' });

export const AdminOrderView = OrderView.extend({
  ...seenByAdmins,
  pageVersions,
  history: historyBy(Author),
  parcelHistory: parcelHistoryBy(Author),
  cancellations: cancellationsBy(Author),
  refundList: refundsBy(Author),
  addressCorrections: z.array(z.object({ by: Author, at: z.string() })),
  /** The links that open a guest's order; null: its buyer has an account. `lastDate`: when the last one was made. */
  guestLinks: z
    .object({ live: z.number().int(), lastDate: z.string().nullable() })
    .nullable()
    .meta({ id: 'GuestLinks' }),
  /** Links to it that the staff sent or revoked. */
  linkActions: z.array(z.object({ action: z.enum(['sent', 'revoked']), by: Author, at: z.string() })),
  paymentHistory: z.array(PaymentChangeView),
  notes: z.array(z.object({ note: z.string(), by: Author, at: z.string() })),
  /** Somebody declared that the contract of this order ends. */
  withdrawals: z.array(z.object({ _id: z.string(), receivedDate: z.string(), isDone: z.boolean() })),
}).meta({ id: 'AdminOrderView' });
export const AdminOrderResponse = responseOf(AdminOrderView).meta({ id: 'AdminOrderAnswer' });

export type OrderView = z.infer<typeof OrderView>;
export type ListedOrderView = z.infer<typeof ListedOrderView>;
export type AdminOrderView = z.infer<typeof AdminOrderView>;
