import { failedJobsPath } from '../report-lists/failed-jobs-path';
import { openWithdrawalsPath } from '../withdrawals/withdrawals-path';
import { returnsPath, returnsToJudgePath } from '../returns/returns-path';
import type { Kind, WaitingWork } from './waiting-work.api';

interface Task {
  kind: Kind;
  label: string;
  /** The page has as many rows as the count says. */
  to: string;
}

/** The most pressing task comes first. */
const tasks: Task[] = [
  { kind: 'late', label: 'Late orders', to: '/admin/sending?toSend=late' },
  { kind: 'toSend', label: 'Orders to send', to: '/admin/sending?toSend=all' },
  { kind: 'toResend', label: 'Lost parcels to send again', to: '/admin/orders?toSend=resend' },
  { kind: 'refundsRefused', label: 'Refunds refused by PayPal', to: '/admin/orders?held=refund-refused' },
  { kind: 'returnsLate', label: 'Returns: money promised and late', to: `${returnsPath}?tab=late` },
  { kind: 'returnsToJudge', label: 'Returns to judge', to: returnsToJudgePath },
  { kind: 'returnsToSettle', label: 'Returns to settle', to: `${returnsPath}?tab=judged` },
  { kind: 'withdrawals', label: 'Withdrawals to deal with', to: openWithdrawalsPath },
  { kind: 'onHold', label: 'Orders on hold', to: '/admin/orders?held=yes' },
  { kind: 'inReview', label: 'Payments under review', to: '/admin/orders?payment=inReview' },
  { kind: 'failedMails', label: 'Failed e-mails', to: '/admin/mails?status=failed' },
  { kind: 'failedJobs', label: 'Failed jobs', to: failedJobsPath },
  { kind: 'soldOut', label: 'Sold-out products', to: '/admin/products?state=published&stock=soldOut' },
];

/** @returns all that waits, without what does not */
export function waitingTasks({ work, reviewsSince }: WaitingWork) {
  const newReviews: Task = {
    kind: 'newReviews',
    label: 'Reviews since yesterday',
    to: `/admin/reviews?hidden=false&from=${reviewsSince}`,
  };
  return [...tasks, newReviews]
    .map((task) => ({ ...task, count: work[task.kind] }))
    .filter(({ count }) => count.count > 0);
}
