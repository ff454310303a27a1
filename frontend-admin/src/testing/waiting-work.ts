import type { WaitingWork } from '../waiting-work/waiting-work.api';

const none = { count: 0, isExact: true };

/** Nothing waits, but for what is given. */
export const waitingWork = (given: Partial<WaitingWork['work']> = {}) => ({
  success: true as const,
  data: {
    work: {
      ...{ toSend: none, late: none, toResend: none, onHold: none, refundsRefused: none, inReview: none },
      ...{ returnsToJudge: none, returnsToSettle: none, returnsLate: none, withdrawals: none },
      ...{ soldOut: none, draftsDue: none, newReviews: none, failedMails: none, failedJobs: none },
      ...given,
    },
    reviewsSince: '2026-11-19T00:00:00.000Z',
  },
});
