import { writtenAmount } from '../../../../src/shared/currency/written-amount';
import { Money } from '../../../../src/shared/money';
import { html, type Html } from '../../pages/html';
import type { PayPalAmount } from '../orders/order-request';
import { totalOf, type OrderRow } from '../orders/orders';
import { layout, messagePage } from '../../pages/page-layout';
import type { PayPalPage } from './pages';

export function checkoutPage(order: OrderRow, page: PayPalPage): Html {
  if (order.status === 'COMPLETED') return messagePage('This payment is already made', backToShop, page);
  const total = totalOf(order);
  return layout(
    page,
    `Pay ${page.merchant}`,
    'narrow',
    html`<h1>Pay <strong>${page.merchant}</strong></h1>
      <p class="total">${writtenAmount(total)}</p>
      ${itemsTable(order, total)} ${reference(order)}
      <form method="post" action="${page.base}/checkoutnow" class="decision">
        <input type="hidden" name="token" value="${order.id}" />
        <button class="primary" name="decision" value="approve">Approve payment</button>
        <button name="decision" value="review" aria-describedby="review-note">Approve with review</button>
        <p class="note" id="review-note">
          PayPal holds the money until the review is <a href="${page.base}/#reviews">settled</a>.
        </p>
        <button name="decision" value="decline" aria-describedby="decline-note">Decline</button>
        <p class="note" id="decline-note">The shop gets a buyer whose bank refuses the payment.</p>
        <button class="quiet" name="decision" value="cancel">Cancel and return</button>
      </form>`,
  );
}

export const backToShop = 'You can close this page and go back to the shop.';

function itemsTable(order: OrderRow, total: Money): Html {
  const rows = (order.purchase_unit.items ?? []).map(({ name, quantity, unit_amount }) => {
    const price = Money.ofMajor(unit_amount.value).times(Number(quantity));
    return html`<tr>
      <td>${name} <span class="quantity">&times; ${quantity}</span></td>
      <td>${writtenAmount(price)}</td>
    </tr>`;
  });
  return html`<table>
    <caption>
      Your order
    </caption>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Price</th>
      </tr>
    </thead>
    <tbody>
      ${rows} ${breakdownRows(order)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>${writtenAmount(total)}</td>
      </tr>
    </tfoot>
  </table>`;
}

function breakdownRows({ purchase_unit: { amount } }: OrderRow): Html[] {
  const { shipping, tax_total: tax, discount } = amount.breakdown ?? {};
  const written = ({ value }: PayPalAmount) => writtenAmount(Money.ofMajor(value));
  return [
    ...(shipping ? [row('Shipping', written(shipping))] : []),
    ...(tax ? [row('Tax', written(tax))] : []),
    ...(discount ? [row('Discount', `-${written(discount)}`)] : []),
  ];
}

const row = (name: string, value: string): Html =>
  html`<tr>
    <td>${name}</td>
    <td>${value}</td>
  </tr>`;

const reference = ({ purchase_unit: { invoice_id: id } }: OrderRow): Html =>
  id ? html`<p class="note">Reference ${id}</p>` : html``;
