import { writtenDay } from '@haberdash/kit/day';
import type { Withdrawal } from './withdrawals.api';

/** Until when the money must be back, as the days are counted down. */
export function moneyText({ moneyDaysLeft: left }: Pick<Withdrawal, 'moneyDaysLeft'>): string {
  if (left < 0) return `Late by ${daysText(-left)}`;
  return left === 0 ? 'Today is the last day' : `${daysText(left)} left`;
}

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

export const piecesText = (pieces: number): string => (pieces === 1 ? '1 piece' : `${pieces} pieces`);

/** Whether it came in time, and how that is known. */
export function periodText({ period }: Withdrawal): string {
  if (!period) return '–';
  const { basis, lastDay, isInTime } = period;
  if (basis === 'not-delivered') return 'In time: not everything is delivered yet';
  if (lastDay === null) return 'Nobody recorded when it was delivered';
  const until = `${isInTime ? 'In time' : 'Too late'}: the period ${isInTime ? 'ends' : 'ended'} on ${writtenDay(lastDay)}`;
  return basis === 'assumed' ? `${until}, as far as the delivery is assumed` : until;
}
