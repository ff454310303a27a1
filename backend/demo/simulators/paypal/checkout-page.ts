import escape from 'escape-html';
import { Money } from '../../../src/shared/money';
import { totalOf, type OrderRow } from './orders';

interface Page {
  /** Where the simulator is mounted. */
  base: string;
  merchant: string;
}

export function checkoutPage(order: OrderRow, page: Page): string {
  if (order.status === 'COMPLETED') return messagePage('This payment is already made', page);
  const total = totalOf(order);
  return layout(
    page,
    `Pay ${page.merchant}`,
    `<h1>Pay <strong>${escape(page.merchant)}</strong></h1>
    <p class="total">$${total}</p>
    ${itemsTable(order, total)}
    ${reference(order)}
    <form method="post" action="${escape(page.base)}/checkoutnow">
      <input type="hidden" name="token" value="${escape(order.id)}">
      <button class="primary" name="decision" value="approve">Approve payment</button>
      <button name="decision" value="decline" aria-describedby="decline-note">Decline</button>
      <p class="note" id="decline-note">Decline sends you back as a buyer whose bank then refuses the payment.</p>
      <button class="quiet" name="decision" value="cancel">Cancel and return</button>
    </form>`,
  );
}

export function messagePage(message: string, page: Page): string {
  return layout(
    page,
    message,
    `<h1>${escape(message)}</h1><p>You can close this page and go back to the shop.</p>`,
  );
}

function itemsTable(order: OrderRow, total: Money): string {
  const rows = (order.purchase_unit.items ?? []).map(({ name, quantity, unit_amount }) => {
    const price = Money.ofDollars(unit_amount.value).times(Number(quantity));
    return `<tr><td>${escape(name)} <span class="quantity">&times; ${quantity}</span></td><td>$${price}</td></tr>`;
  });
  return `<table>
      <caption>Your order</caption>
      <thead><tr><th scope="col">Item</th><th scope="col">Price</th></tr></thead>
      <tbody>${rows.join('')}</tbody>
      <tfoot><tr><th scope="row">Total</th><td>$${total}</td></tr></tfoot>
    </table>`;
}

function reference({ purchase_unit }: OrderRow): string {
  return purchase_unit.invoice_id ? `<p class="note">Reference ${escape(purchase_unit.invoice_id)}</p>` : '';
}

const layout = (page: Page, title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escape(title)} · PayPal simulator</title>
  <link rel="stylesheet" href="${escape(page.base)}/checkoutnow.css">
</head>
<body>
  <header><p class="name">PayPal simulator</p><p>Nothing here is real: no account, no card, no money.</p></header>
  <main>
    ${body}
  </main>
</body>
</html>
`;

export const stylesheet = `
:root { color-scheme: light; --ink: #1f2a24; --soft: #5a655e; --line: #d9ded8; --accent: #2f6b4f; --paper: #fff; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #eef1ec; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 12px 16px; text-align: center; color: #4a3500; background: #ffe9a8; border-bottom: 2px dashed #a87a00; }
header p { margin: 0; }
.name { font-weight: 700; letter-spacing: .02em; }
main { width: min(480px, 100% - 32px); margin: 32px auto; padding: 32px; background: var(--paper);
  border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 8px 32px rgb(31 42 36 / 8%); }
h1 { margin: 0; font-size: 18px; font-weight: 400; text-align: center; }
.total { margin: 4px 0 24px; font-size: 40px; font-weight: 700; text-align: center; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: 8px; font-weight: 600; text-align: left; }
th, td { padding: 10px 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
th:last-child, td:last-child { padding-left: 16px; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td:first-child { overflow-wrap: anywhere; }
thead th { color: var(--soft); font-size: 14px; font-weight: 400; }
tfoot { font-weight: 700; }
.quantity, .note { color: var(--soft); }
.note { margin: 8px 0; font-size: 14px; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; margin-top: 24px; }
button { min-height: 48px; padding: 0 16px; font: inherit; font-weight: 600; color: var(--ink); background: var(--paper);
  border: 1px solid var(--soft); border-radius: 8px; cursor: pointer; }
button:hover { border-color: var(--ink); }
button:focus-visible { outline: 3px solid #a87a00; outline-offset: 2px; }
.primary { color: #fff; background: var(--accent); border-color: var(--accent); }
.primary:hover { background: #24543e; }
.quiet { border-color: transparent; text-decoration: underline; }
@media (max-width: 480px) { main { margin: 16px auto; padding: 24px 16px; } }
`;
