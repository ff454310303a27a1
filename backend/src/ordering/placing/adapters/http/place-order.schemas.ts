import { z } from 'zod';
import { addAddressProblems, addressFields } from '../../../../identity/address-fields';
import { Email } from '../../../../platform/http/email';
import { BuyerId, Id, text, WholeNumber } from '../../../../platform/http/wire';
import { AddedUpAmount } from '../../../cancellations/adapters/http/added-up-amount';

const GuestAddress = z
  .object({ ...addressFields, notes: z.literal('').or(addressFields.notes).default('') })
  .superRefine(addAddressProblems);

export const PlaceOrderBody = z
  .object({
    userId: BuyerId.optional(),
    /** Instead of an address of the book, for a visitor. Without an address, the goods are picked up, and the name is needed. */
    guest: z
      .object({
        email: Email,
        userName: text(60).optional(),
        address: GuestAddress.nullish(),
      })
      .optional(),
    addressInfo: z.object({ addressId: Id.nullish() }).nullish(),
    cartItems: z
      .array(
        z.object({ productId: Id, variantId: Id.optional(), price: AddedUpAmount, quantity: WholeNumber }),
      )
      .max(500)
      .optional(),
    /** Left out: the cheapest delivery. */
    deliveryMethodId: Id.optional(),
    deliveryAmount: AddedUpAmount.optional(),
    /** Days of the shop, as they were offered; null: none were. Compared if they are not left out. */
    deliveryDates: z.object({ from: z.iso.date(), to: z.iso.date() }).nullish(),
    totalAmount: AddedUpAmount.optional(),
  })
  .meta({ id: 'PlaceOrderBody' });
export const PlaceOrderResponse = z
  .object({
    success: z.literal(true),
    /** The buyer approves the payment there. Where nothing is owed, it is the page to which the provider would lead back. */
    approvalURL: z.string(),
    orderId: z.string(),
    /** Opens this order without a session; only for a visitor. */
    orderLink: z.string().optional(),
    /** Left out of an order that costs something: that is paid at the provider. */
    nothingOwed: z.literal(true).optional(),
  })
  .meta({ id: 'PlaceOrderAnswer' });
