import { z } from 'zod';
import { answer, Id, text, WholeNumber } from '../../../platform/http/wire';

export const WriteReviewBody = z
  .object({ productId: Id, userId: Id.optional(), reviewMessage: text(2000), reviewValue: WholeNumber })
  .meta({ id: 'WriteReviewBody' });

/** Without a reason, the review is shown again. */
export const HideReviewBody = z.object({ reason: text(300).optional() }).meta({ id: 'HideReviewBody' });

export const ReviewsQuery = z.object({
  limit: WholeNumber.pipe(z.number().min(1).max(100)).default(100),
  cursor: z.string().max(200).optional(),
});

export const AdminReviewsQuery = ReviewsQuery.extend({
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
};
export const ReviewView = z.object(review).meta({ id: 'ReviewView' });
export const AdminReviewView = z
  .object({
    ...review,
    /** Of the product as it is now, or as it was when it was deleted. */
    productTitle: z.string(),
    productImage: z.string(),
    hidden: z.boolean(),
    hiddenReason: z.string().nullable(),
    hiddenDate: z.string().nullable(),
  })
  .meta({ id: 'AdminReviewView' });

export const ReviewPageAnswer = z
  .object({
    success: z.literal(true),
    data: z.array(ReviewView),
    meta: z.object({
      total: z.number().int(),
      average: z.number(),
      /** How many give one star, two, … five. */
      stars: z.array(z.number().int()),
      nextCursor: z.string().nullable(),
    }),
  })
  .meta({ id: 'ReviewPageAnswer' });

export const OwnReviewAnswer = answer(ReviewView.nullable()).meta({ id: 'OwnReviewAnswer' });

export const AdminReviewPageAnswer = answer(z.array(AdminReviewView))
  .extend({ meta: z.object({ nextCursor: z.string().nullable() }) })
  .meta({ id: 'AdminReviewPageAnswer' });
