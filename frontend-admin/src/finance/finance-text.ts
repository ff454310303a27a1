import { money } from '@haberdash/kit/money';
import { ordersPaidIn } from '../dashboard/report/report-links';
import { dayText, rangeText } from '../dashboard/report/report-text';
import { whole } from '../ui/numbers';
import type { FinanceFigures } from './finance.api';
import { moneyThatCame, moneyThatMoved, moneyThatWent } from './money/money-links';

interface FinanceColumn {
  field: 'gross' | 'refunds' | 'net' | 'delivery' | 'orders' | 'pieces' | 'averageOrder';
  title: string;
  text: (value: number) => string;
  /** The number sums up money at the provider, or counts orders that were paid. */
  rows: (days: FinanceFigures) => string;
}

export const columns: FinanceColumn[] = [
  { field: 'gross', title: 'Gross', text: money, rows: moneyThatCame },
  { field: 'refunds', title: 'Refunds', text: money, rows: moneyThatWent },
  { field: 'net', title: 'Net', text: money, rows: moneyThatMoved },
  { field: 'delivery', title: 'Delivery', text: money, rows: ordersPaidIn },
  { field: 'orders', title: 'Orders paid', text: whole, rows: ordersPaidIn },
  { field: 'pieces', title: 'Pieces', text: whole, rows: ordersPaidIn },
  { field: 'averageOrder', title: 'Average order', text: money, rows: ordersPaidIn },
];

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const lastOfMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

type Days = Pick<FinanceFigures, 'from' | 'to'>;

/** 20 Nov 2026, or Nov 2026, or 15 Nov 2026 – 30 Nov 2026 of a month that is cut. */
export const rowText = ({ from, to }: Days): string =>
  from !== to && from.endsWith('-01') && to === lastOfMonth(from)
    ? monthFormat.format(new Date(from))
    : rangeText({ from, to });

/** A short name for the chart. */
export const shortRowText = ({ from, to }: Days): string =>
  from === to ? dayText(from) : monthFormat.format(new Date(from));
