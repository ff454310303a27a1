import { writtenAmount, writtenCents } from '../../../../src/shared/currency/written-amount';
import type { CaptureRow, Totals } from '../orders/captures';
import type { PlantedFault } from '../faults';
import { html, type Html } from '../../pages/html';
import { totalOf, type OrderRow } from '../orders/orders';
import { faultsSection, reviewsForm, webhooksForm } from './overview-forms';
import { layout } from '../../pages/page-layout';
import type { PayPalPage } from './pages';
import { type Column, recordsTable, timeOf } from './records-table';
import type { RefundRow } from '../orders/refund-row';
import type { ReviewHabit } from '../orders/reviews';
import type { WebhookHabit, WebhookRow } from '../webhooks/webhooks';
import { statusOf } from '../orders/wire';

export interface Overview {
  totals: Totals;
  captures: CaptureRow[];
  /** Where the page of older captures begins, when there may be one. */
  olderThan: string | undefined;
  isNewest: boolean;
  pending: CaptureRow[];
  pendingRefunds: RefundRow[];
  openOrders: OrderRow[];
  webhooks: WebhookRow[];
  webhookHabit: WebhookHabit;
  reviewHabit: ReviewHabit;
  faults: PlantedFault[];
}

const written = (cents: string) => writtenCents(Number(cents));

export function overviewPage(shown: Overview, page: PayPalPage): Html {
  return layout(
    page,
    'Ledger and switches',
    'wide',
    html`<h1>PayPal account of ${page.merchant}</h1>
      ${figures(shown.totals)}
      <nav aria-label="On this page">
        <a href="#faults">Faults</a> <a href="#reviews">Reviews</a> <a href="#refunds">Pending refunds</a>
        <a href="#webhooks">Webhooks</a> <a href="#orders">Open orders</a> <a href="#captures">Captures</a>
        <a href="${page.base}/">Refresh</a>
      </nav>
      ${faultsSection(shown.faults, page)} ${reviewsSection(shown, page)}
      ${refundsSection(shown.pendingRefunds, page)} ${webhooksSection(shown, page)}
      ${ordersSection(shown, page)} ${capturesSection(shown, page)}`,
  );
}

function figures({
  taken_cents,
  refunded_cents,
  refunds_pending_cents,
  pending_cents,
  captures,
}: Totals): Html {
  const all = [
    ['Captured', written(taken_cents)],
    ['Refunded', written(refunded_cents)],
    ['Refunds pending', written(refunds_pending_cents)],
    ['Under review', written(pending_cents)],
    ['Captures', String(captures)],
  ] as const;
  return html`<dl class="figures">
    ${all.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

const capture: Column<CaptureRow> = { title: 'Capture', cell: ({ id }) => id };
const order: Column<CaptureRow> = { title: 'Order', cell: ({ order_id }) => order_id };
const invoice: Column<CaptureRow> = {
  title: 'Invoice',
  cell: ({ invoice_id }) => invoice_id ?? 'none',
  kind: 'long',
};
const amount: Column<CaptureRow> = {
  title: 'Amount',
  cell: ({ amount_cents }) => written(amount_cents),
  kind: 'amount',
};
const since: Column<CaptureRow> = { title: 'Time (UTC)', cell: ({ created_at }) => timeOf(created_at) };

function reviewsSection({ pending, reviewHabit }: Overview, page: PayPalPage): Html {
  const settle = ({ id }: CaptureRow) =>
    html`<form method="post" action="${page.base}/reviews/settle" class="row">
      <input type="hidden" name="id" value="${id}" />
      <button name="as" value="completed" aria-label="Complete ${id}">Complete</button>
      <button name="as" value="denied" aria-label="Deny ${id}">Deny</button>
    </form>`;
  return html`<section id="reviews" aria-labelledby="reviews-heading">
    <h2 id="reviews-heading">Reviews</h2>
    <p>These captures stay PENDING until they are settled. Only completed ones count.</p>
    ${reviewsForm(reviewHabit, page)}
    ${recordsTable(
      'Under review, oldest first',
      [since, capture, order, invoice, amount, { title: 'Settle', cell: settle }],
      pending,
      'No captures under review.',
    )}
  </section>`;
}

function refundsSection(refunds: RefundRow[], page: PayPalPage): Html {
  const settle = ({ id }: RefundRow) =>
    html`<form method="post" action="${page.base}/refunds/settle" class="row">
      <input type="hidden" name="id" value="${id}" />
      <button name="as" value="completed" aria-label="Complete ${id}">Complete</button>
      <button name="as" value="failed" aria-label="Fail ${id}">Fail</button>
    </form>`;
  return html`<section id="refunds" aria-labelledby="refunds-heading">
    <h2 id="refunds-heading">Pending refunds</h2>
    <p>These refunds stay PENDING until they are settled. The fault &ldquo;refund later&rdquo; makes one.</p>
    ${recordsTable<RefundRow>(
      'Pending refunds, oldest first',
      [
        { title: 'Time (UTC)', cell: ({ created_at }) => timeOf(created_at) },
        { title: 'Refund', cell: ({ id }) => id },
        { title: 'Capture', cell: ({ capture_id }) => capture_id },
        { title: 'Amount', cell: ({ amount_cents }) => written(amount_cents), kind: 'amount' },
        { title: 'Settle', cell: settle },
      ],
      refunds,
      'No pending refunds.',
    )}
  </section>`;
}

function webhooksSection({ webhooks, webhookHabit }: Overview, page: PayPalPage): Html {
  return html`<section id="webhooks" aria-labelledby="webhooks-heading">
    <h2 id="webhooks-heading">Webhooks</h2>
    ${webhooksForm(webhookHabit, page)}
    ${recordsTable<WebhookRow>(
      'Latest webhooks, newest first',
      [
        { title: 'Time (UTC)', cell: ({ created_at }) => timeOf(created_at) },
        { title: 'Event', cell: ({ event }) => event },
        { title: 'Order', cell: ({ order_id }) => order_id },
        { title: 'Attempts', cell: ({ attempts }) => attempts, kind: 'amount' },
        { title: 'State', cell: stateOf },
      ],
      webhooks,
      'No webhooks sent yet.',
    )}
  </section>`;
}

function stateOf({ is_forged, attempts, delivered_at, due_at }: WebhookRow): Html {
  const forged = is_forged ? 'forged, ' : '';
  if (delivered_at) return html`${forged}delivered at ${timeOf(delivered_at)}`;
  return html`${forged}${attempts === 0 ? 'to be sent' : 'failed, next attempt'} at ${timeOf(due_at)}`;
}

function ordersSection({ openOrders }: Overview, page: PayPalPage): Html {
  const link = ({ id }: OrderRow) => html`<a href="${page.base}/checkoutnow?token=${id}">${id}</a>`;
  return html`<section id="orders" aria-labelledby="orders-heading">
    <h2 id="orders-heading">Open orders</h2>
    ${recordsTable<OrderRow>(
      'Not paid yet, newest first. Each links to its checkout page.',
      [
        { title: 'Time (UTC)', cell: ({ created_at }) => timeOf(created_at) },
        { title: 'Order', cell: link },
        { title: 'Invoice', cell: ({ purchase_unit }) => purchase_unit.invoice_id ?? 'none', kind: 'long' },
        { title: 'Amount', cell: (row) => writtenAmount(totalOf(row)), kind: 'amount' },
        { title: 'Status', cell: ({ status }) => status },
        { title: 'Means of payment', cell: ({ instrument }) => instrument ?? 'not chosen' },
      ],
      openOrders,
      'No open orders.',
    )}
  </section>`;
}

function capturesSection({ captures, olderThan, isNewest }: Overview, page: PayPalPage): Html {
  const newest = isNewest ? [] : [html`<a href="${page.base}/#captures">Newest</a>`];
  const older = olderThan ? [html`<a href="${page.base}/?before=${olderThan}#captures">Older</a>`] : [];
  return html`<section id="captures" aria-labelledby="captures-heading">
    <h2 id="captures-heading">Captures</h2>
    ${recordsTable<CaptureRow>(
      isNewest ? 'Newest first' : 'Older captures, newest first',
      [
        since,
        capture,
        order,
        invoice,
        amount,
        { title: 'Refunded', cell: ({ refunded_cents }) => written(refunded_cents), kind: 'amount' },
        { title: 'Status', cell: statusOf },
      ],
      captures,
      'No captures yet.',
    )}
    <p class="row">${newest} ${older}</p>
  </section>`;
}
