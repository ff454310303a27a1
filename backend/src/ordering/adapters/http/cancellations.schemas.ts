import { z } from 'zod';
import { DistinctPieces } from './parcels.schemas';

/** `_id`: made by the client; a repeated request with it changes nothing. */
export const CancelPiecesBody = z
  .object({ _id: z.uuid().toLowerCase(), pieces: DistinctPieces })
  .meta({ id: 'CancelPiecesBody' });

/** `refundDate`: null until PayPal has refunded. */
export const cancellationsBy = <Author extends z.ZodType>(by: Author) =>
  z.array(
    z.object({
      _id: z.string(),
      pieces: z.array(z.object({ variantId: z.string(), quantity: z.number().int() })),
      refund: z.number(),
      by,
      at: z.string(),
      refundDate: z.string().nullable(),
    }),
  );
