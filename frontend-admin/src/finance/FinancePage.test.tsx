import type { Schema } from '@haberdash/kit/api/client';
import { refuse } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import remote from '../remote';

const call = 'GET /api/admin/reports/finance/get';
type Answer = NonNullable<Parameters<typeof renderRemote>[1]['answers']>[typeof call];
type Figures = Schema<'FinanceFiguresView'>;

const figures = (from: string, to: string, given: Partial<Figures> = {}): Figures => ({
  ...{ from, to, start: `${from}T00:00:00.000Z`, end: `${to}T24:00:00.000Z` },
  ...{ gross: 0, refunds: 0, net: 0, delivery: 0, orders: 0, pieces: 0, averageOrder: null, ...given },
});
const sold = {
  gross: 1_200,
  refunds: 1_300.5,
  net: -100.5,
  delivery: 9.9,
  orders: 3,
  pieces: 1_004,
  averageOrder: 400,
};
const report = (given: Partial<Schema<'FinanceReportView'>> = {}) => ({
  success: true as const,
  data: {
    timeZone: 'Europe/Berlin',
    by: 'day' as const,
    total: figures('2026-11-19', '2026-11-20', sold),
    rows: [figures('2026-11-19', '2026-11-19', sold), figures('2026-11-20', '2026-11-20')],
    pendingDays: 0,
    ...given,
  },
});
const open = (answer: Answer, query = '') =>
  renderRemote(remote, { path: `/admin/finance${query}`, answers: { [call]: answer } });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

test('each number of the table opens the money that it sums up, or the orders that it counts', async () => {
  await open(report());
  const table = await screen.findByRole('table');
  expect(rowsOf(table)).toEqual([
    'DayGrossRefundsNetDeliveryOrders paidPiecesAverage order',
    '19 Nov 2026$1,200.00$1,300.50-$100.50$9.9031,004$400.00',
    '20 Nov 2026$0.00$0.00$0.00$0.0000–',
    'Total$1,200.00$1,300.50-$100.50$9.9031,004$400.00',
  ]);
  const hrefOf = (name: string) => within(table).getByRole('link', { name }).getAttribute('href');
  const days = '/admin/finance/money?from=2026-11-19&to=2026-11-19';
  expect(hrefOf('Gross, 19 Nov 2026: $1,200.00')).toBe(`${days}&kind=captured,mispaid`);
  expect(hrefOf('Refunds, 19 Nov 2026: $1,300.50')).toBe(`${days}&kind=refunded,refunded-elsewhere`);
  expect(hrefOf('Net, 19 Nov 2026: -$100.50')).toBe(days);
  expect(hrefOf('Pieces, 19 Nov 2026: 1,004')).toBe(
    '/admin/orders?paidFrom=2026-11-19T00:00:00.000Z&paidTo=2026-11-19T24:00:00.000Z',
  );
  expect(screen.getByText('19 Nov 2026 – 20 Nov 2026 (Europe/Berlin)')).toBeVisible();
});

test('the period is in the address, and the file has the same', async () => {
  const { user, sent } = await open(report());
  await screen.findByRole('table');
  const asked = () => sent.filter(({ call: made }) => made === call).map(({ url }) => url.search);
  expect(screen.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Last month' }));
  await user.click(screen.getByRole('button', { name: 'By month' }));
  expect(asked()).toEqual(['?period=this-month', '?period=last-month', '?period=last-month&by=month']);
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/admin/reports/finance/export?period=last-month&by=month',
  );
});

test('Back shows the period of before, and closes a choice of days that was only opened', async () => {
  const { user, goBack } = await open(report(), '?period=custom&from=2026-11-19&to=2026-11-20');
  await screen.findByRole('table');
  const pressed = () =>
    within(screen.getByRole('group', { name: 'Period' }))
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  expect(await screen.findByDisplayValue('19 Nov 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last month' }));
  expect(pressed()).toEqual(['Last month']);
  expect(screen.queryByDisplayValue('19 Nov 2026')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'This month' }));
  await user.click(screen.getByRole('button', { name: 'Other period' }));
  expect(pressed()).toEqual(['Other period']);
  await goBack();
  expect(pressed()).toEqual(['Last month']);
  await goBack();
  expect(pressed()).toEqual(['Other period']);
  expect(await screen.findByDisplayValue('20 Nov 2026')).toBeVisible();
});

test('the lines of a chart end with the first one above its bars', async () => {
  const figuresOf = [
    figures('2026-11-19', '2026-11-19', { gross: 920 }),
    figures('2026-11-20', '2026-11-20'),
  ];
  await open(report({ total: figures('2026-11-19', '2026-11-20', { gross: 920 }), rows: figuresOf }));
  const chart = (await screen.findByText('Gross', { selector: 'figcaption' })).parentElement!;
  expect(chart).toHaveTextContent(/^Gross\$1,000\$500\$0$/);
  // Without refunds, there is nothing to draw of them.
  expect(screen.queryByText('Refunds', { selector: 'figcaption' })).toBeNull();
});

test('a long period has months, which may be cut, and no days', async () => {
  const rows = [figures('2024-12-15', '2024-12-31'), figures('2025-01-01', '2025-01-31', sold)];
  const { sent } = await open(
    report({ by: 'month', total: figures('2024-12-15', '2026-01-31', sold), rows }),
    '?period=custom&from=2024-12-15&to=2026-01-31',
  );
  const table = await screen.findByRole('table');
  expect(
    rowsOf(table)
      .slice(1, 3)
      .map((text) => text.split('$')[0]),
  ).toEqual(['15 Dec 2024 – 31 Dec 2024', 'Jan 2025']);
  expect(screen.getByRole('button', { name: 'By day' })).toBeDisabled();
  expect(sent.find(({ call: made }) => made === call)?.url.search).toBe(
    '?period=custom&from=2024-12-15&to=2026-01-31',
  );
});

test('a report that lacks days says so, and gives no file until it is complete', async () => {
  let pendingDays = 2;
  const { user } = await open(() => report({ pendingDays }));
  expect(await screen.findByText(/^2 days of this period are still being added up/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull();
  pendingDays = 0;
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  expect(await screen.findByRole('link', { name: 'Download CSV' })).toBeVisible();
  expect(screen.queryByText(/still being added up/)).toBeNull();
});

test('a period without money says so', async () => {
  const nothing = figures('2026-11-19', '2026-11-20');
  await open(report({ total: nothing, rows: [nothing] }));
  expect(await screen.findByRole('heading', { name: 'No money moved in this period' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('loading the report can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await open(() => (isAway ? away : report()));
  expect(await screen.findByRole('heading', { name: "We couldn't load the report" })).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
