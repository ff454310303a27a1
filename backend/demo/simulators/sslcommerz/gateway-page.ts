import { randomUUID } from 'node:crypto';
import { html, type Html } from '../pages/html';
import { layout, messagePage, type Page } from '../pages/page-layout';
import type { PaymentRequest } from './payment-request';

export function gatewayPage(request: PaymentRequest, page: Page): Html {
  const { total_amount, currency, store_id, tran_id, success_url, fail_url, cancel_url } = request;
  return layout(
    page,
    'Pay with bKash, Nagad or Rocket',
    'narrow',
    html`<h1>Pay <strong>${store_id}</strong></h1>
      <p class="total">${total_amount} ${currency}</p>
      <p class="note">Transaction ${tran_id}</p>
      <div class="decision">
        ${wayBack(success_url, 'primary', 'Pay', paid(request))}
        ${wayBack(fail_url, '', 'Fail the payment', failed(request))}
        ${wayBack(cancel_url, 'quiet', 'Cancel and return', answered(request, 'CANCELLED'))}
      </div>`,
  );
}

export function refusalPage(problems: string[], page: Page): Html {
  const items = problems.map((problem) => html`<li>${problem}</li>`);
  return messagePage(
    'This is not a payment request',
    html`<ul>
      ${items}
    </ul>`,
    page,
  );
}

/** SSLCommerz leads the buyer back by a form, sent from a page of its own. */
function wayBack(address: string, look: string, label: string, fields: Record<string, string>): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${address}" class="decision">
    ${inputs}<button class="${look}">${label}</button>
  </form>`;
}

const paid = (request: PaymentRequest) => ({
  ...answered(request, 'VALID'),
  val_id: randomUUID(),
  bank_tran_id: randomUUID(),
  card_type: 'BKASH-BKash',
  store_amount: request.total_amount,
});

const failed = (request: PaymentRequest) => ({
  ...answered(request, 'FAILED'),
  error: 'The simulated wallet refused the payment',
});

function answered(request: PaymentRequest, status: 'VALID' | 'FAILED' | 'CANCELLED') {
  const { tran_id, total_amount, currency, value_a = '', value_b = '', value_c = '', value_d = '' } = request;
  const tran_date = new Date().toISOString().slice(0, 19).replace('T', ' ');
  return { status, tran_id, tran_date, amount: total_amount, currency, value_a, value_b, value_c, value_d };
}
