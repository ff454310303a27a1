import { z } from 'zod';
import { AddedUpDollars, answer, Id, WholeNumber } from '../../../platform/http/wire';
import { chosenStatuses, orderStatuses, paymentStatuses } from '../../domain/order-stage';

/**
 * The client sends its whole order; only the chosen address is taken from it. Lines and total are what the
 * shopper saw: they are compared with the cart, never believed.
 */
export const PlaceOrderBody = z
  .object({
    userId: Id.optional(),
    addressInfo: z.object({ addressId: Id.nullish() }).nullish(),
    cartItems: z
      .array(
        z.object({ productId: Id, variantId: Id.optional(), price: AddedUpDollars, quantity: WholeNumber }),
      )
      .max(500)
      .optional(),
    totalAmount: AddedUpDollars.optional(),
  })
  .meta({ id: 'PlaceOrderBody' });
export const PlaceOrderAnswer = z
  .object({ success: z.literal(true), approvalURL: z.string(), orderId: z.string() })
  .meta({ id: 'PlaceOrderAnswer' });

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

export const ChangeOrderStatusBody = z
  .object({ orderStatus: z.enum(chosenStatuses) })
  .meta({ id: 'ChangeOrderStatusBody' });

/** The newest ones alone. */
export const OrderListQuery = z.object({ limit: WholeNumber.pipe(z.number().min(1).max(500)).optional() });

export const OrderView = z
  .object({
    _id: z.string(),
    userId: z.string(),
    userName: z.string(),
    cartId: z.string(),
    cartItems: z.array(
      z.object({
        productId: z.string(),
        variantId: z.string(),
        size: z.string().nullable(),
        colour: z.string().nullable(),
        title: z.string(),
        image: z.string(),
        price: z.number(),
        quantity: z.number().int(),
      }),
    ),
    addressInfo: z.object({
      addressId: z.string(),
      address: z.string(),
      city: z.string(),
      pincode: z.string(),
      phone: z.string(),
      notes: z.string(),
    }),
    orderStatus: z.enum(orderStatuses),
    paymentMethod: z.literal('paypal'),
    paymentStatus: z.enum(paymentStatuses),
    totalAmount: z.number(),
    orderDate: z.string(),
    orderUpdateDate: z.string(),
    paymentId: z.string(),
    payerId: z.string(),
  })
  .meta({ id: 'OrderView' });
export const OrderAnswer = answer(OrderView).meta({ id: 'OrderAnswer' });
export const OrderListAnswer = answer(z.array(OrderView)).meta({ id: 'OrderListAnswer' });

export type OrderView = z.infer<typeof OrderView>;
