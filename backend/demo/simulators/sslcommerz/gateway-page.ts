import escape from 'escape-html';
import { randomUUID } from 'node:crypto';
import type { PaymentRequest } from './payment-request';

export function gatewayPage(request: PaymentRequest, stylesheet: string): string {
  const { total_amount, store_id, tran_id, success_url, fail_url, cancel_url } = request;
  return layout(
    'Pay with bKash, Nagad or Rocket',
    stylesheet,
    `<h1>Pay <strong>${escape(store_id)}</strong></h1>
    <p class="total">৳ ${escape(total_amount)}</p>
    <p class="note centred">Transaction ${escape(tran_id)}</p>
    ${wayBack(success_url, 'class="primary"', 'Pay', paid(request))}
    ${wayBack(fail_url, '', 'Let it fail', failed(request))}
    ${wayBack(cancel_url, 'class="quiet"', 'Cancel and return', answered(request, 'CANCELLED'))}`,
  );
}

export function refusalPage(problems: string[], stylesheet: string): string {
  const items = problems.map((problem) => `<li>${escape(problem)}</li>`).join('');
  const title = 'This is no request for a payment';
  return layout(title, stylesheet, `<h1>${title}</h1><ul>${items}</ul>`);
}

/** SSLCommerz leads the buyer back by a form, sent from a page of its own. */
function wayBack(address: string, look: string, label: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  );
  return `<form class="decision" method="post" action="${escape(address)}">${inputs.join('')}<button ${look}>${label}</button></form>`;
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

const layout = (title: string, stylesheet: string, body: string) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escape(title)} · SSLCommerz simulator</title>
  <link rel="stylesheet" href="${escape(stylesheet)}">
</head>
<body>
  <header><p class="name">SSLCommerz simulator</p><p>Nothing here is real: no wallet, no card, no money.</p></header>
  <main class="narrow">
    ${body}
  </main>
</body>
</html>
`;
