import type { Schema } from '@haberdash/kit/api/client';
import { refuse } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import remote from '../remote';

const call = 'GET /api/admin/reports/return-rate/get';
type Report = Schema<'ReturnRateView'>;
type Answer = NonNullable<Parameters<typeof renderRemote>[1]['answers']>[typeof call];

const report = (given: Partial<Report> = {}) => ({
  success: true as const,
  data: {
    ...{ timeZone: 'Europe/Lisbon', from: '2026-11-01', to: '2026-11-20', by: 'product' as const, count: 2 },
    total: { sent: 1_012, returned: 301, rate: 29.7 },
    rows: [
      { key: 'tee', title: 'Tee', sent: 1_000, returned: 300, rate: 30 },
      { key: 'cap', title: 'Cap', sent: 12, returned: 1, rate: 8.3 },
    ],
    ...given,
  },
});
const open = (answer: Answer, query = '') =>
  renderRemote(remote, { path: `/admin/return-rate${query}`, answers: { [call]: answer } });
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

test('each product has its sent and returned pieces with the rate, and opens its sizes', async () => {
  await open(report());
  expect(await rows()).toEqual([
    'ProductSentReturnedRate',
    'Tee1,00030030.0%',
    'Cap1218.3%',
    'Total1,01230129.7%',
  ]);
  expect(screen.getByText('1 Nov 2026 – 20 Nov 2026 (Europe/Lisbon)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tee' })).toHaveAttribute(
    'href',
    '/admin/return-rate?period=this-month&by=size&product=tee',
  );
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/admin/reports/return-rate/export?period=this-month&by=product',
  );
});

test('the period, the rows and the product are in the address, and asked of the server', async () => {
  const { user, sent } = await open(report(), '?period=last-month&by=size&product=tee');
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'By reason' }));
  await user.click(screen.getByRole('button', { name: 'Show all products' }));
  await screen.findByRole('button', { name: 'By product', pressed: true });
  const queries = sent.filter((one) => one.call === call).map(({ url }) => url.search);
  expect(queries).toEqual([
    '?period=last-month&by=size&product=tee',
    '?period=last-month&by=reason&product=tee',
    '?period=last-month&by=product',
  ]);
});

test('reasons are written as on the pages of returns', async () => {
  const figures = { sent: 10, returned: 1, rate: 10 };
  const reasons = ['too-small', null].map((key) => ({ key, title: key, ...figures }));
  await open(
    report({ by: 'reason', rows: reasons, total: { sent: 10, returned: 2, rate: 20 } }),
    '?by=reason',
  );
  expect(await rows()).toEqual([
    'ReasonSentReturnedRate',
    'Too small10110.0%',
    'No reason given10110.0%',
    'Total10220.0%',
  ]);
});

test('a long report says that the file has more', async () => {
  await open(report({ count: 140 }));
  expect(await screen.findByText(/The 2 most returned of 140; the CSV has all\./)).toBeVisible();
});

test('a period in which nothing was sent says so', async () => {
  await open(report({ rows: [], count: 0, total: { sent: 0, returned: 0, rate: null } }));
  expect(await screen.findByText('Nothing was sent in this period')).toBeVisible();
});

test('a report that could not be loaded is loaded again', async () => {
  let isAway = true;
  const { user } = await open(() =>
    isAway ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }) : report(),
  );
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
