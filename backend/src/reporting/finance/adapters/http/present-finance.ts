import type { CsvColumn } from '../../../../platform/csv/csv';
import { shopCurrency } from '../../../../shared/currency/shop-currency';
import type { FinanceReport } from '../../application/view-finance';
import type { FinanceFiguresView, FinanceReportView } from './finance.schemas';

/** Refunds may be more than the gross, so that this is no `Money`. */
export const major = (cents: number): number => cents / 10 ** shopCurrency().digits;

const figuresView = ({ from, to, moments, ...figures }: FinanceReport['total']): FinanceFiguresView => ({
  from,
  to,
  start: moments.from.toISOString(),
  end: moments.to.toISOString(),
  gross: major(figures.grossCents),
  refunds: major(figures.refundsCents),
  net: major(figures.netCents),
  delivery: major(figures.deliveryCents),
  orders: figures.orders,
  pieces: figures.pieces,
  averageOrder: figures.averageOrderCents === null ? null : major(figures.averageOrderCents),
});

export const presentFinance = ({
  timeZone,
  by,
  total,
  rows,
  pendingDays,
}: FinanceReport): FinanceReportView => ({
  timeZone,
  by,
  total: figuresView(total),
  rows: rows.map(figuresView),
  pendingDays,
});

/** A text that begins with a minus would be escaped as a formula; a number is not. */
export const written = (amount: number): string | number =>
  amount < 0 ? amount : amount.toFixed(shopCurrency().digits);

/** The columns of the export for accountants, a day or a month a line. */
export const financeColumns: CsvColumn<FinanceFiguresView>[] = [
  { name: 'From', value: ({ from }) => from },
  { name: 'To', value: ({ to }) => to },
  { name: 'Gross', value: ({ gross }) => written(gross) },
  { name: 'Refunds', value: ({ refunds }) => written(refunds) },
  { name: 'Net', value: ({ net }) => written(net) },
  { name: 'Delivery', value: ({ delivery }) => written(delivery) },
  { name: 'Orders', value: ({ orders }) => orders },
  { name: 'Pieces', value: ({ pieces }) => pieces },
  { name: 'Average Order', value: ({ averageOrder }) => averageOrder && written(averageOrder) },
  { name: 'Currency', value: () => shopCurrency().code },
];
