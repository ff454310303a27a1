import { z } from 'zod';
import { Id, responseOf } from '../../../../platform/http/wire';
import { AddedUpAmount } from './added-up-amount';
import { DistinctPieces } from '../../../parcels/adapters/http/parcels.schemas';

/** `_id`: made by the client; a repeated request with it changes nothing. */
export const CancelPiecesBody = z
  .object({ _id: z.uuid().toLowerCase(), pieces: DistinctPieces })
  .meta({ id: 'CancelPiecesBody' });

/** `refund`: what the shopper was shown; another amount is refused. */
export const CancelOwnPiecesBody = CancelPiecesBody.extend({ refund: AddedUpAmount.optional() }).meta({
  id: 'CancelOwnPiecesBody',
});

export const PreviewCancellationBody = z
  .object({ pieces: DistinctPieces })
  .meta({ id: 'PreviewCancellationBody' });

/** `delivery`: what is kept of the pieces' price for the delivery of the rest. */
export const CancellationPreviewResponse = responseOf(
  z.object({ refund: z.number(), delivery: z.number() }).meta({ id: 'CancellationPreview' }),
).meta({ id: 'CancellationPreviewAnswer' });

/** `lostParcel`: what goes back if this parcel got lost, of which these are pieces. */
export const PreviewAdminCancellationBody = PreviewCancellationBody.extend({
  lostParcel: Id.optional(),
}).meta({ id: 'PreviewAdminCancellationBody' });

/** `endsOrder`: nothing of the order is left, so it is rejected. */
export const AdminCancellationPreviewResponse = responseOf(
  z.object({ refund: z.number(), endsOrder: z.boolean() }).meta({ id: 'AdminCancellationPreview' }),
).meta({ id: 'AdminCancellationPreviewAnswer' });

/** `refundDate`: null until PayPal has refunded. */
export const cancellationsBy = <Author extends z.ZodType>(by: Author) =>
  z.array(
    z.object({
      _id: z.string(),
      pieces: z.array(z.object({ variantId: z.string(), quantity: z.number().int() })),
      refund: z.number(),
      /** The shop kept this part of the refund for the delivery of the rest. */
      delivery: z.number(),
      by,
      at: z.string(),
      refundDate: z.string().nullable(),
    }),
  );
