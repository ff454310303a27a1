import { freePort } from '../support/services/free-port';
import { startHostedServer } from '../support/shop/hosted-server';
import { testShop } from '../support/shop/test-shop';

/**
 * Jobs and listeners of servers that were released, by context. A queue keeps what they have scheduled, some of it for weeks, so a
 * name stays until no supported release schedules it.
 */
const released = {
  cart: 'forget-additions',
  catalogue: 'apply-import forget-imports publish-product record-purchase refresh-products report-low-stock',
  identity:
    'clear-out open-password-reset record-customer-order record-customer-refund record-customer-refund-of-pieces',
  mailing:
    'account-security-changed books-disagree forget-mails order-cancelled order-confirmed order-refunded parcel-delivered parcel-lost parcel-sent parcel-tracked password-reset-requested payment-missing pieces-refunded send-mail shopper-registered stock-fell-low',
  ordering:
    'close-denied-order complete-approved-checkout confirm-captured-order expire-order hold-contested-order hold-order-for-review hold-order-of-refused-refund record-refund record-refund-elsewhere record-refund-of-pieces reject-wrongly-paid-order remind-of-payment schedule-checkout-completion',
  payments: 'check-approval check-late-approval compare-refunds reconcile-payment refund-part refund-payment',
  platform: 'forget-failed-jobs',
  reporting:
    'check-books forget-shoppers keep-books order-confirmed order-refunded pieces-refunded recompute-day refresh-rankings refresh-rollups',
};

let port: number;
testShop(
  {},
  {
    start: async (env) => {
      port = await freePort();
      return startHostedServer({ ...env, METRICS_PORT: String(port) });
    },
  },
);

it('does what the servers of an earlier release have scheduled', async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const tasks = Object.entries(released).flatMap(([context, names]) =>
    names.split(' ').map((name) => `${context}:${name}`),
  );
  expect(tasks.filter((task) => !metrics.includes(`haberdash_jobs{task="${task}"`))).toEqual([]);
});
