import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { pageOf } from '../../testing/list';

const captured = {
  ...{
    movementId: 'one',
    kind: 'captured' as const,
    orderId: 'order-1',
    orderNumber: 'HB-10001',
    amount: 54.99,
  },
  ...{ reference: 'CAPTURE-1', at: '2026-11-19T10:00:00.000Z' },
};
const refunded = {
  ...{ ...captured, movementId: 'two', kind: 'refunded-elsewhere' as const, amount: -10, reference: null },
  orderNumber: null,
};

test('the money of some days is listed with its orders, and exported', async () => {
  const { sent } = await renderRemote(remote, {
    path: '/admin/finance/money?from=2026-11-19&to=2026-11-20&kind=captured,mispaid',
    answers: { 'GET /api/admin/reports/money/get': pageOf([captured, refunded]) },
  });
  expect(await screen.findByRole('row', { name: /Paid \$54\.99 HB-10001 CAPTURE-1$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Refunded at PayPal -\$10\.00 Open the order/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'HB-10001' })).toHaveAttribute(
    'href',
    '/admin/orders?order=order-1',
  );
  expect(Object.fromEntries(sent[0]!.url.searchParams)).toEqual({
    ...{ limit: '50', from: '2026-11-19', to: '2026-11-20', kind: 'captured,mispaid' },
  });
  expect(screen.getByRole('link', { name: /^Export/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/admin/reports/money/export?'),
  );
});
