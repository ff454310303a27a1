import { z } from 'zod';
import { MoneyAmount } from '../../../../platform/http/money-amount';
import { responseOf } from '../../../../platform/http/wire';
import { AddedUpAmount } from '../../../cancellations/adapters/http/added-up-amount';
import { DistinctPieces } from '../../../parcels/adapters/http/parcels.schemas';
import { chosenReasons, refundReasons, refundStates } from '../../domain/refund';

/** `delivery`: all that is left of its price. `other`: an amount beside pieces and delivery. */
const wanted = {
  pieces: DistinctPieces.optional(),
  delivery: z.boolean().default(false),
  other: MoneyAmount.optional(),
};

export const PreviewRefundBody = z.object(wanted).meta({ id: 'PreviewRefundBody' });

/**
 * `_id`: made by the client; a repeated request with it changes nothing. `amount` and `left` are what the admin was shown: others by now are
 * refused. `restock`: its pieces that had left are here, and on sale again.
 */
export const RefundOrderBody = z
  .object({
    ...wanted,
    _id: z.uuid().toLowerCase(),
    reason: z.enum(chosenReasons),
    restock: z.boolean().default(false),
    amount: AddedUpAmount,
    left: AddedUpAmount,
  })
  .meta({ id: 'RefundOrderBody' });

const piecesOfRefund = z.array(z.object({ variantId: z.string(), quantity: z.number().int() }));

/**
 * `amount` = `pieces` + `delivery` + `other` - `deducted`, which went back before as an amount that was chosen freely. `left` and
 * `deliveryLeft` could go back now, `lines` says how many pieces. `cancelled`: pieces that are not sent any more.
 */
export const RefundPreviewResponse = responseOf(
  z
    .object({
      amount: z.number(),
      pieces: z.number(),
      delivery: z.number(),
      other: z.number(),
      deducted: z.number(),
      left: z.number(),
      deliveryLeft: z.number(),
      lines: z.array(
        z.object({
          variantId: z.string(),
          refundable: z.number().int(),
          restockable: z.number().int(),
        }),
      ),
      cancelled: piecesOfRefund,
      restockable: piecesOfRefund,
      endsOrder: z.boolean(),
    })
    .meta({ id: 'RefundPreview' }),
).meta({ id: 'RefundPreviewAnswer' });

/**
 * Money of an order that went back or is going. `elsewhere`: the provider gave it back without the shop. `at`: when it was asked for, `stateDate`
 * when it came to its state. `refusal`: the provider's word; null unless it refused.
 */
export const refundsBy = <Author extends z.ZodType>(by: Author) =>
  z.array(
    z.object({
      _id: z.string(),
      amount: z.number(),
      reason: z.enum([...refundReasons, 'elsewhere']),
      state: z.enum(refundStates),
      refusal: z.string().nullable(),
      pieces: piecesOfRefund,
      delivery: z.number(),
      other: z.number(),
      restocked: piecesOfRefund,
      by,
      at: z.string(),
      stateDate: z.string(),
    }),
  );
