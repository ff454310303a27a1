import type { MenuItem } from '@haberdash/kit/feature';
import { openWithdrawalsPath } from '../withdrawals/withdrawals-path';
import { returnsToJudgePath } from '../returns/returns-path';
import { countText } from '../ui/numbers';
import type { Kind, WaitingWork } from '../waiting-work/waiting-work.api';

/** The work that waits on a page of the menu. */
const kindsOf: Record<string, Kind> = {
  '/admin/sending': 'toSend',
  '/admin/sending?toSend=late': 'late',
  [returnsToJudgePath]: 'returnsToJudge',
  [openWithdrawalsPath]: 'withdrawals',
  '/admin/reviews': 'newReviews',
  '/admin/mails': 'failedMails',
};

/** Each of these is a part of another kind, which its section counts. */
const parts: Kind[] = ['late'];

export function menuWithCounts(menu: MenuItem[], work: WaitingWork['work']): MenuItem[] {
  return menu.map(({ items = [], ...section }) => {
    const kinds = items.map(({ to }) => kindsOf[to]).filter((kind) => kind !== undefined);
    const counts = kinds.filter((kind) => !parts.includes(kind)).map((kind) => work[kind]);
    return {
      ...section,
      items: items.length > 0 ? items.map((item) => withCount(item, work)) : undefined,
      count: shownCount({
        count: counts.reduce((sum, { count }) => sum + count, 0),
        isExact: counts.every(({ isExact }) => isExact),
      }),
    };
  });
}

function withCount(item: MenuItem, work: WaitingWork['work']): MenuItem {
  const kind = kindsOf[item.to];
  return kind ? { ...item, count: shownCount(work[kind]) } : item;
}

const shownCount = (count: WaitingWork['work'][Kind]): string | undefined =>
  count.count > 0 ? countText(count) : undefined;
