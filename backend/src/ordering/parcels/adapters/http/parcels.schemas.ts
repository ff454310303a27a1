import { z } from 'zod';
import { maxPageSize } from '../../../../platform/http/list';
import { asTypedCode } from '../../../../platform/http/pasted';
import { Id, responseOf, text, WholeNumber } from '../../../../platform/http/wire';
import { chosenParcelStatuses, parcelStatuses, remedies } from '../../domain/parcel';

const Pieces = z
  .object({ variantId: Id, quantity: WholeNumber.pipe(z.number().min(1)) })
  .meta({ id: 'Pieces' });

export const DistinctPieces = z
  .array(Pieces)
  .min(1)
  .max(500)
  .refine((pieces) => new Set(pieces.map(({ variantId }) => variantId)).size === pieces.length, {
    error: 'must name each variant once',
  });

/** Without `pieces`: all remaining pieces of the order. `sent`: it is sent at once. */
export const PackParcelBody = z
  .object({
    pieces: DistinctPieces.optional(),
    sent: z.boolean().optional(),
  })
  .meta({ id: 'PackParcelBody' });
export const PackedParcelResponse = responseOf(z.object({ parcelId: z.string() })).meta({
  id: 'PackedParcelAnswer',
});

/** A tracking number that is printed, scanned or pasted: spaces don't count. */
const TrackingNumber = z
  .string()
  .transform((given) => asTypedCode(given).replace(/\s/g, ''))
  .pipe(z.string().regex(/^[A-Za-z0-9-]{1,60}$/, 'must be 1 to 60 letters, digits and hyphens'));

/** Without `trackingAddress`: the carrier's, if the shop knows it. `sent`: it is sent at once, with this number. */
export const TrackParcelBody = z
  .object({
    carrier: text(60).nullable(),
    trackingNumber: TrackingNumber.nullable(),
    trackingAddress: text(300).nullish(),
    sent: z.boolean().optional(),
  })
  .meta({ id: 'TrackParcelBody' });

/** The number of a parcel, or of an order. */
const ParcelNumber = text(40);

export const maxTrackedAtOnce = 50;
/**
 * `sent`: they are sent at once; what is left of an order without a packed parcel is packed for it. `dispatchId`: they are sent with a
 * dispatch, which can be undone.
 */
export const TrackParcelsBody = z
  .object({
    sent: z.boolean().optional(),
    dispatchId: Id.optional(),
    parcels: z
      .array(
        z.object({
          number: ParcelNumber,
          /** Null keeps the current carrier. */
          carrier: text(60).nullable(),
          trackingNumber: TrackingNumber,
        }),
      )
      .min(1)
      .max(maxTrackedAtOnce),
  })
  .meta({ id: 'TrackParcelsBody' });

const refusal = z.object({ code: z.string(), message: z.string() }).nullable();

/** In the order of the request. `refusal`: why it stays as it was. */
export const TrackedParcelsResponse = responseOf(
  z.array(z.object({ number: z.string(), refusal }).meta({ id: 'TrackedParcelView' })),
).meta({ id: 'TrackedParcelsAnswer' });

export const ReadTrackingCsvBody = z
  .object({ csv: z.string().max(150_000, 'must be at most 150,000 characters') })
  .meta({ id: 'ReadTrackingCsvBody' });

/** A row of a CSV file. An empty carrier: it stays. */
export const TrackingRow = z.object({
  number: ParcelNumber,
  carrier: z
    .string()
    .max(60, 'must be at most 60 characters')
    .optional()
    .transform((carrier) => carrier || null),
  tracking_number: TrackingNumber,
});

export const ReadTrackingCsvResponse = responseOf(
  z.object({
    parcels: z.array(
      z.object({ number: z.string(), carrier: z.string().nullable(), trackingNumber: z.string() }),
    ),
    errors: z.array(z.object({ row: z.number().int(), message: z.string() })),
  }),
).meta({ id: 'ReadTrackingCsvAnswer' });

export const ParcelStatusParam = z.enum(chosenParcelStatuses);

/** `seen`: the parcel's status that the admin saw; another one is refused. `remedy`, of a lost parcel: what becomes of its pieces. */
export const MoveParcelBody = z
  .object({ seen: z.enum(parcelStatuses).optional(), remedy: z.enum(remedies).optional() })
  .optional()
  .meta({ id: 'MoveParcelBody' });

export const MoveParcelsBody = z
  .object({ parcelIds: z.array(Id).min(1).max(maxPageSize), status: z.enum(['sent', 'delivered']) })
  .meta({ id: 'MoveParcelsBody' });

/** `refusal`: why it stays as it was. */
const MovedParcelView = z
  .object({
    parcelId: z.string(),
    refusal,
  })
  .meta({ id: 'MovedParcelView' });
export const MovedParcelsResponse = responseOf(z.array(MovedParcelView)).meta({ id: 'MovedParcelsAnswer' });

export const ParcelView = z
  .object({
    _id: z.string(),
    /** That of the order and its own: HB-10001-2. */
    parcelNumber: z.string(),
    status: z.enum(parcelStatuses),
    pieces: z.array(z.object({ variantId: z.string(), quantity: z.number().int() })),
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    /** Null means that its carrier has no such page, or it has no number. */
    trackingLink: z.string().nullable(),
    packedDate: z.string(),
    sentDate: z.string().nullable(),
    deliveredDate: z.string().nullable(),
    /** Nobody said that it was delivered: it should have been there for days. */
    deliveryAssumed: z.boolean().optional(),
    lostDate: z.string().nullable(),
    /** The remedy for the pieces of a lost parcel. */
    remedy: z.enum(remedies).nullable(),
  })
  .meta({ id: 'ParcelView' });

/** The states of an order's parcels, first to last; `by` is who caused the change. */
export const parcelHistoryBy = <Author extends z.ZodType>(by: Author) =>
  z.array(
    z.object({
      parcelNumber: z.string(),
      status: z.enum(parcelStatuses),
      by,
      at: z.string(),
      /** Nobody said that it was delivered. */
      isAssumed: z.boolean().optional(),
    }),
  );
