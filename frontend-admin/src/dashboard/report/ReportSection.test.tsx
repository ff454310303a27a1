import { refuse } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import { banners } from '../../testing/dashboard';
import { report } from '../../testing/report';

const call = 'GET /api/admin/reports/dashboard';
type Answer = NonNullable<Parameters<typeof renderRemote>[1]['answers']>[typeof call];

const open = (answer: Answer, query = '') =>
  renderRemote(remote, {
    path: `/admin/dashboard${query}`,
    answers: {
      'GET /api/common/feature/get': banners(),
      [call]: answer,
    },
  });
const link = (name: RegExp) => screen.findByRole('link', { name });

test('each figure shows its change, and links to its orders', async () => {
  const before = {
    revenue: 1_000,
    orders: 4,
    averageOrder: 250,
    units: 0,
    refunds: 2,
    refunded: 80,
    conversion: 0.5,
    shoppers: 6,
    buyers: 3,
  };
  const now = {
    revenue: 1_500,
    orders: 3,
    averageOrder: 500,
    units: 7,
    refunds: 1,
    refunded: 20,
    conversion: 0.5,
    shoppers: 6,
    buyers: 3,
  };
  await open(report({ figures: { now, before } }));

  const revenue = await link(/^Revenue \$/);
  expect(revenue.parentElement).toHaveTextContent('Revenue$1,500.00▲ 50.0% moreBefore: $1,000.00');
  expect(revenue).toHaveAttribute(
    'href',
    '/admin/orders?paidFrom=2026-11-18T23:00:00.000Z&paidTo=2026-11-20T23:00:00.000Z',
  );
  expect(await link(/^Revenue before: \$1,000.00$/)).toHaveAttribute(
    'href',
    '/admin/orders?paidFrom=2026-11-16T23:00:00.000Z&paidTo=2026-11-18T23:00:00.000Z',
  );
  const cardOf = async (name: RegExp) => (await link(name)).parentElement;
  expect(await cardOf(/^Orders 3/)).toHaveTextContent('▼ 25.0% less');
  expect(await cardOf(/^Units sold 7/)).toHaveTextContent('Units sold7Before: 0');
  const conversion = await link(/^Days with a cart that ended in a purchase \(3 of 6\) 50/);
  expect(conversion.parentElement).toHaveTextContent('50.0%UnchangedBefore: 50.0%');
  expect(conversion).toHaveAttribute('href', '/admin/reports/shoppers?from=2026-11-19&to=2026-11-20');
  const refunds = await link(/^Refunds: 1 order \$/);
  expect(refunds.parentElement).toHaveTextContent('Refunds: 1 order$20.00▼ 75.0% less');
  expect(refunds.getAttribute('href')).toMatch(/\?refundedFrom=.+&refundedTo=/);
  expect(
    screen.getByText('19 Nov 2026 – 20 Nov 2026, against 17 Nov 2026 – 18 Nov 2026 (Europe/Berlin)'),
  ).toBeVisible();
});

test('today is compared with yesterday until this hour, and says so', async () => {
  const day = { from: '2026-11-20', to: '2026-11-20' };
  const figures = { ...report().data.figures.now, revenue: 10, conversion: 0.5, shoppers: 2, buyers: 1 };
  await open(
    report({
      range: { ...report().data.range, ...day },
      before: {
        from: '2026-11-19',
        to: '2026-11-19',
        start: '2026-11-18T23:00:00.000Z',
        end: '2026-11-19T13:35:00.000Z',
      },
      comparedUntil: '14:35',
      figures: { now: figures, before: figures },
    }),
    '?range=today',
  );
  expect(
    await screen.findByText('20 Nov 2026 until 14:35, against 19 Nov 2026 until 14:35 (Europe/Berlin)'),
  ).toBeVisible();
  expect(await link(/^Revenue before/)).toHaveAttribute(
    'href',
    '/admin/orders?paidFrom=2026-11-18T23:00:00.000Z&paidTo=2026-11-19T13:35:00.000Z',
  );
  // The list of shoppers has whole days.
  expect(screen.queryByRole('link', { name: /^Days with a cart .* before/ })).toBeNull();
});

test('the period is in the address, and another period is requested', async () => {
  const { user, sent } = await open(report(), '?range=7d');
  await link(/^Revenue \$/);
  const asked = () => sent.filter(({ call: made }) => made.startsWith(call)).map(({ url }) => url.search);
  expect(asked()).toEqual(['?range=7d']);
  expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByRole('button', { name: '90 days' }));
  expect(screen.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  expect(asked()).toEqual(['?range=7d', '?range=90d']);
});

test('a custom period comes from the address', async () => {
  const { sent } = await open(report(), '?range=custom&from=2026-01-01&to=2026-01-31');
  await link(/^Revenue \$/);
  expect(await screen.findByPlaceholderText('First day')).toHaveValue('1 Jan 2026');
  expect(sent.find(({ call: made }) => made.startsWith(call))?.url.search).toBe(
    '?range=custom&from=2026-01-01&to=2026-01-31',
  );
});

test('lists show best sellers and low stock, and a table has the days of the charts', async () => {
  const jeans = { productId: 'jeans', title: 'Jeans', units: 1_200, revenue: 99.5 };
  const level = { productId: 'jeans', variantId: 'm', title: 'Jeans', size: 'M', colour: 'Navy', sold: 9 };
  await open(
    report({
      bestSellers: { byUnits: [jeans], byMoney: [] },
      soldOut: { total: 8, levels: [{ ...level, stock: 0 }] },
      lowStock: { total: 1_200, levels: [{ ...level, stock: 2, daysLeft: 1 }] },
    }),
  );
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));
  const best = await panel('Best sellers by units');
  expect(best.getByText('1,200 sold')).toBeVisible();
  expect(best.getByRole('link', { name: 'Jeans' }).getAttribute('href')).toMatch(/\?product=jeans&paidFrom=/);
  expect(
    (await panel('Best sellers by revenue')).getByText('Nothing was sold in this period.'),
  ).toBeVisible();
  const soldOut = await panel('Sold-out sizes');
  const movements = '/admin/products/jeans/stock?variant=m';
  expect(soldOut.getByRole('link', { name: /Jeans\s*M · Navy/ })).toHaveAttribute('href', movements);
  expect(soldOut.getByRole('link', { name: '9 sold' })).toHaveAttribute(
    'href',
    '/admin/orders?product=jeans&variant=m&paidFrom=2026-11-18T23:00:00.000Z&paidTo=2026-11-20T23:00:00.000Z',
  );
  expect(soldOut.getByRole('link', { name: 'See all 8 sizes' })).toHaveAttribute(
    'href',
    '/admin/reports/sold-out?from=2026-11-19&to=2026-11-20',
  );
  const lowStock = await panel('Low stock');
  expect(lowStock.getByRole('link', { name: /Jeans/ })).toHaveAttribute('href', movements);
  expect(lowStock.getByText('2 in stock, 1 day left')).toBeVisible();
  expect(lowStock.getByRole('link', { name: 'See all 1,200 sizes' })).toHaveAttribute(
    'href',
    '/admin/reports/low-stock',
  );
  const days = within((await panel('Sales by day')).getByRole('table', { hidden: true }));
  expect(days.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'DayRevenueOrders',
    '20 Nov 2026$0.000',
    '19 Nov 2026$1,200.003',
  ]);
});

test('loading the figures can be retried, and the feature images stay', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await open(() => (isAway ? away : report()));
  expect(await screen.findByRole('heading', { name: "We couldn't load the figures" })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Feature images' })).toBeVisible();

  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await link(/^Revenue \$/)).toBeVisible();
});
