import { z } from 'zod';
import { responseOf } from '../../../platform/http/wire';

/** Counted up to 1,000; beyond that it is not exact. */
const Count = z.object({ count: z.number().int(), isExact: z.boolean() });

/** A part counts in its whole, too: `late` and `toResend` in `toSend`, `refundsRefused` in `onHold`. */
export const WaitingWorkResponse = responseOf(
  z
    .object({
      work: z.object({
        ...{
          toSend: Count,
          late: Count,
          toResend: Count,
          onHold: Count,
          refundsRefused: Count,
          inReview: Count,
        },
        ...{ returnsToJudge: Count, returnsToSettle: Count, returnsLate: Count, withdrawals: Count },
        ...{ soldOut: Count, draftsDue: Count, newReviews: Count, failedMails: Count, failedJobs: Count },
      }),
      /** New reviews were written since. */
      reviewsSince: z.string(),
    })
    .meta({ id: 'WaitingWorkView' }),
).meta({ id: 'WaitingWorkAnswer' });
