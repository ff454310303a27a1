import { z } from 'zod';
import { anyOf, dayOrTime, ids, listQuery, maxPageSize, pageResponseOf } from '../../../platform/http/list';
import { responseOf, Id, multilineText, WholeNumber } from '../../../platform/http/wire';
import { reviewSorts } from '../../application/review-list';
import { reviewOrders } from '../../review-queries';
import type { Stars } from '../../domain/review';
import { fits } from '../../domain/fit';

export const WriteReviewBody = z
  .object({
    productId: Id,
    userId: Id.optional(),
    reviewMessage: multilineText(2000),
    reviewValue: WholeNumber,
    /** Null takes back what an earlier review said; without it, that stays. */
    fit: z
      .object({ variantId: Id, fit: z.enum(fits) })
      .nullable()
      .optional(),
  })
  .meta({ id: 'WriteReviewBody' });

/** Without a reason, the review is shown again. */
export const HideReviewBody = z
  .object({ reason: multilineText(300).optional() })
  .meta({ id: 'HideReviewBody' });

/** Without a text, the reply is taken back. */
export const ReplyToReviewBody = z
  .object({ text: multilineText(1000).optional() })
  .meta({ id: 'ReplyToReviewBody' });

/** Without a reason, they are shown again. */
export const HideReviewsBody = z
  .object({ reviewIds: z.array(Id).min(1).max(maxPageSize), reason: multilineText(300).optional() })
  .meta({ id: 'HideReviewsBody' });

export const HiddenReviewsResponse = responseOf(
  z.array(
    z.object({
      reviewId: z.string(),
      /** Null means that it was hidden or shown. */
      refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  ),
).meta({ id: 'HiddenReviewsAnswer' });

export const ReviewsQuery = z.object({
  sortBy: z.enum(reviewOrders).catch('newest').default('newest'),
  stars: WholeNumber.pipe(z.number().min(1).max(5)).optional(),
  limit: WholeNumber.pipe(z.number().min(1).max(100)).default(100),
  cursor: z.string().max(200).optional(),
});

export const AdminReviewsQuery = z.object({
  ...listQuery(reviewSorts),
  stars: anyOf(['1', '2', '3', '4', '5']).transform((chosen) => chosen.map((star) => Number(star) as Stars)),
  product: Id.optional(),
  customer: Id.optional(),
  /** `from` and `to` are days of the shop, both included, or times. */
  from: dayOrTime,
  to: dayOrTime,
  ids: ids(maxPageSize),
  /** Without it, those that are hidden and those that are not. */
  hidden: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
});

const review = {
  _id: z.string(),
  productId: z.string(),
  userId: z.string(),
  userName: z.string(),
  reviewMessage: z.string(),
  reviewValue: z.number().int(),
  reviewDate: z.string(),
  /** Whether its author bought the product here. */
  verifiedPurchase: z.boolean(),
  /** The shop's; null for none. Servers of 1.0.0 leave it out. */
  reply: z.object({ text: z.string(), date: z.string() }).nullable().optional(),
};
export const ReviewView = z
  .object({
    ...review,
    /** How the size fits that its author bought; null when the review does not say. Servers of 1.0.0 leave it out. */
    fit: z
      .object({ size: z.string(), fit: z.enum(fits) })
      .nullable()
      .optional(),
  })
  .meta({ id: 'ReviewView' });
export const AdminReviewView = z
  .object({
    ...review,
    /** The title of the product as it is now, or as it was when it was deleted. */
    productTitle: z.string(),
    productImage: z.string(),
    hidden: z.boolean(),
    hiddenReason: z.string().nullable(),
    hiddenDate: z.string().nullable(),
  })
  .meta({ id: 'AdminReviewView' });

/** The shares of the buyers who say so, in whole percents that add up to 100. */
const fitShares = {
  buyers: z.number().int(),
  small: z.number().int(),
  right: z.number().int(),
  large: z.number().int(),
};

export const ReviewPageResponse = z
  .object({
    success: z.literal(true),
    data: z.array(ReviewView),
    meta: z.object({
      total: z.number().int(),
      average: z.number(),
      /** How many give one star, two, … five. */
      stars: z.array(z.number().int()),
      /** How buyers say that it fits; null while fewer than ten have told. Servers of 1.0.0 leave it out. */
      fit: z
        .object({ ...fitShares, sizes: z.array(z.object({ size: z.string(), ...fitShares })) })
        .nullable()
        .optional(),
      nextCursor: z.string().nullable(),
    }),
  })
  .meta({ id: 'ReviewPageAnswer' });

export const OwnReviewResponse = responseOf(ReviewView.nullable()).meta({ id: 'OwnReviewAnswer' });

export const AdminReviewPageResponse = pageResponseOf(AdminReviewView).meta({ id: 'AdminReviewPageAnswer' });

/** The sizes that the shopper bought, the last bought first, and what the shopper's review says of one. */
export const OwnFitResponse = responseOf(
  z.object({
    pieces: z.array(z.object({ variantId: z.string(), size: z.string(), colour: z.string().nullable() })),
    told: z.object({ variantId: z.string(), fit: z.enum(fits) }).nullable(),
  }),
).meta({ id: 'OwnFitAnswer' });

/** How many buyers say so; `misfit` is what shoppers had better know, null below ten buyers. */
const fitCounts = {
  buyers: z.number().int(),
  small: z.number().int(),
  right: z.number().int(),
  large: z.number().int(),
  misfit: z.enum(['small', 'large']).nullable(),
};

export const ProductFitResponse = responseOf(
  z.object({ ...fitCounts, sizes: z.array(z.object({ size: z.string(), ...fitCounts })) }),
).meta({ id: 'ProductFitAnswer' });
