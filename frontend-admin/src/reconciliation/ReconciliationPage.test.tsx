import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import remote from '../remote';
import type { Reconciliation, ReconciliationCheck, RuleResult } from './reconciliation.api';

const result = (rule: RuleResult['rule'], given: Partial<RuleResult> = {}): RuleResult => ({
  rule,
  checked: 9_430,
  disagreeing: 0,
  unknown: 0,
  isFinished: true,
  discrepancies: [],
  ...given,
});
const check = (
  rules: RuleResult[],
  finishedAt: string | null = '2026-11-23T03:02:00.000Z',
): ReconciliationCheck => ({
  id: 'c',
  startedAt: '2026-11-23T03:00:00.000Z',
  finishedAt,
  isNightly: true,
  rules,
});
const reconciliation = (given: Partial<Reconciliation> = {}) => ({
  success: true as const,
  data: { last: null, running: null, failedJobs: [], ...given },
});
const open = (answers: Answers) => renderRemote(remote, { path: '/admin/books', answers });

test('each rule shows how many rows agree, and each discrepancy links to its rows', async () => {
  const orderId = '0198c0de-0000-7000-8000-000000000001';
  const about = { subjectId: orderId, orderId, productId: null };
  await open({
    'GET /api/admin/books/get': reconciliation({
      last: check([
        result('orders-payments'),
        result('stock-movements', {
          disagreeing: 1,
          discrepancies: [
            {
              subject: 'variant',
              subjectId: 'v',
              orderId: null,
              productId: 'p',
              problem: 'has a stock of 2',
            },
          ],
        }),
        result('prices-history', {
          disagreeing: 1,
          discrepancies: [
            {
              subject: 'variant',
              subjectId: 'w',
              orderId: null,
              productId: 'p',
              problem: 'has no history of its price',
            },
          ],
        }),
        result('provider-payments', {
          checked: 3,
          disagreeing: 1,
          unknown: 2,
          discrepancies: [{ subject: 'payment', ...about, problem: 'has no order' }],
        }),
      ]),
    }),
  });
  expect(await screen.findByText('9,430 of 9,430 orders agree')).toBeVisible();
  expect(screen.getAllByText(/9,429 of 9,430 sizes agree/)).toHaveLength(2);
  expect(screen.getByText(/2 of 3 payments asked about agree, 2 could not be asked/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the order' })).toHaveAttribute(
    'href',
    `/admin/orders?ids=${orderId}`,
  );
  expect(screen.getByRole('link', { name: 'Show its movements' })).toHaveAttribute(
    'href',
    '/admin/products/p/stock?variant=v',
  );
  expect(screen.getByRole('link', { name: 'Show its prices' })).toHaveAttribute(
    'href',
    '/admin/products/p/prices?variant=w',
  );
  expect(screen.getByText(/^Nightly check, finished 23 Nov 2026/)).toBeVisible();
});

test('a rule and a subject of a newer server are shown by their names', async () => {
  const discrepancies = [
    { subject: 'return', subjectId: 'r', orderId: null, productId: null, problem: 'has no order' },
  ];
  const newer = result('returns-pieces' as RuleResult['rule'], {
    disagreeing: 1,
    discrepancies: discrepancies as RuleResult['discrepancies'],
  });
  await open({
    'GET /api/admin/books/get': reconciliation({ last: check([result('orders-payments'), newer]) }),
  });
  const rule = within((await screen.findByRole('heading', { name: 'returns-pieces' })).closest('li')!);
  expect(rule.getByText(/9,429 of 9,430 rows agree/)).toBeVisible();
  expect(rule.getByText('r', { selector: 'code' }).parentElement).toHaveTextContent('return r has no order');
  expect(screen.getByText('9,430 of 9,430 orders agree')).toBeVisible();
});

test("'Check now' starts a check and shows its progress until it is finished", async () => {
  const answers = [
    reconciliation(),
    reconciliation({
      running: check([result('orders-payments', { checked: 500, isFinished: false })], null),
    }),
    reconciliation({ last: check([result('orders-payments')]) }),
  ];
  const { user, toasts } = await open({
    'GET /api/admin/books/get': () => (answers.length > 1 ? answers.shift()! : answers[0]!),
    'POST /api/admin/books/check': { success: true, message: 'The check has begun' },
  });
  expect(await screen.findByText(/^Nothing was checked yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('500 of 500 orders agree so far')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Checking…' })).toBeDisabled();
  expect(await screen.findByText('9,430 of 9,430 orders agree', undefined, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled();
  expect(toasts).toEqual([{ variant: 'success', message: 'The check has begun' }]);
});

test('jobs that failed for good are listed', async () => {
  const job = {
    id: '1',
    name: 'payments:refund-payment',
    error: 'GatewayFailed',
    failedAt: '2026-11-23T03:02:00.000Z',
  };
  await open({ 'GET /api/admin/books/get': reconciliation({ failedJobs: [job] }) });
  const panel = within(await screen.findByRole('region', { name: 'Failed jobs' }));
  expect(panel.getByText('payments:refund-payment')).toBeVisible();
  expect(panel.getByText('GatewayFailed')).toBeVisible();
});

test('loading the consistency check can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await open({ 'GET /api/admin/books/get': () => (isAway ? away : reconciliation()) });
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No failed background jobs.')).toBeVisible();
});
