import type { Permission } from '../access/admin-feature';
import type { May } from '../access/permissions';
import { failedJobsPath } from '../report-lists/failed-jobs-path';
import { openWithdrawalsPath } from '../withdrawals/withdrawals-path';
import { returnsPath, returnsToJudgePath } from '../returns/returns-path';
import type { Kind, WaitingWork } from './waiting-work.api';

interface Task {
  kind: Kind;
  label: string;
  /** Its page needs this permission. */
  needs: Permission;
  /** The page has as many rows as the count says. */
  to: string;
}

/** The most pressing task comes first. */
const tasks: Task[] = [
  { kind: 'late', needs: 'orders.ship', label: 'Late orders', to: '/admin/sending?toSend=late' },
  { kind: 'toSend', needs: 'orders.ship', label: 'Orders to send', to: '/admin/sending?toSend=all' },
  {
    kind: 'toResend',
    needs: 'orders.read',
    label: 'Lost parcels to send again',
    to: '/admin/orders?toSend=resend',
  },
  {
    kind: 'refundsRefused',
    needs: 'orders.read',
    label: 'Refunds refused by PayPal',
    to: '/admin/orders?held=refund-refused',
  },
  {
    kind: 'returnsLate',
    needs: 'orders.read',
    label: 'Returns: money promised and late',
    to: `${returnsPath}?tab=late`,
  },
  { kind: 'returnsToJudge', needs: 'orders.read', label: 'Returns to judge', to: returnsToJudgePath },
  {
    kind: 'returnsToSettle',
    needs: 'orders.read',
    label: 'Returns to settle',
    to: `${returnsPath}?tab=judged`,
  },
  { kind: 'withdrawals', needs: 'orders.read', label: 'Withdrawals to deal with', to: openWithdrawalsPath },
  { kind: 'onHold', needs: 'orders.read', label: 'Orders on hold', to: '/admin/orders?held=yes' },
  {
    kind: 'inReview',
    needs: 'orders.read',
    label: 'Payments under review',
    to: '/admin/orders?payment=inReview',
  },
  { kind: 'failedMails', needs: 'customers.read', label: 'Failed e-mails', to: '/admin/mails?status=failed' },
  { kind: 'failedJobs', needs: 'reports.read', label: 'Failed jobs', to: failedJobsPath },
  {
    kind: 'draftsDue',
    needs: 'catalogue.read',
    label: 'Drafts due',
    to: '/admin/products?planned=today',
  },
  {
    kind: 'soldOut',
    needs: 'catalogue.read',
    label: 'Sold-out products',
    to: '/admin/products?state=published&stock=soldOut',
  },
];

/** @returns all that waits for this user, without what does not */
export function waitingTasks({ work, reviewsSince }: WaitingWork, may: May) {
  const newReviews: Task = {
    kind: 'newReviews',
    needs: 'reviews.moderate',
    label: 'Reviews since yesterday',
    to: `/admin/reviews?hidden=false&from=${reviewsSince}`,
  };
  return [...tasks, newReviews]
    .map((task) => ({ ...task, count: work[task.kind] }))
    .filter(({ count, needs }) => count.count > 0 && may(needs));
}
