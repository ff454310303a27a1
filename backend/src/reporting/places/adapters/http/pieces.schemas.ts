import { z } from 'zod';
import { listQuery, pageResponseOf } from '../../../../platform/http/list';
import { Id, responseOf } from '../../../../platform/http/wire';
import { pieceSorts } from '../../application/ports';
import { places, placesWithRows } from '../../domain/places';

export const PlacesQuery = z.object({ variant: Id });

export const PlacesResponse = responseOf(
  z
    .object({
      /** Each piece is in one of them. Later versions may know more places. */
      places: z.array(z.object({ place: z.enum(places), pieces: z.number().int() })),
      sum: z.number().int(),
    })
    .meta({ id: 'PlacesView' }),
).meta({ id: 'PlacesAnswer' });

const { sort, limit, cursor } = listQuery(pieceSorts);

export const PiecesQuery = z.object({ variant: Id, place: z.enum(placesWithRows), sort, limit, cursor });

/** Pieces that came to a place together. */
export const PiecesView = z
  .object({
    _id: z.string(),
    pieces: z.number().int(),
    /** It is null when they left without an order. */
    orderId: z.string().nullable(),
    orderNumber: z.string().nullable(),
    /** That of the order and its own: HB-10001-2. */
    parcelNumber: z.string().nullable(),
    /** The return with which they come back or came back damaged. */
    returnId: z.string().nullable(),
    /** People call the return by it: R-10001. */
    returnNumber: z.string().nullable(),
    since: z.string().nullable(),
    /** Nobody said that they were delivered. */
    isAssumed: z.boolean(),
    note: z.string().nullable(),
    /** Who removed pieces without an order. */
    by: z.object({ kind: z.enum(['admin', 'shopper', 'shop']), name: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'PiecesView' });
export const PiecesResponse = pageResponseOf(PiecesView).meta({ id: 'PiecesAnswer' });
export type PiecesView = z.infer<typeof PiecesView>;
