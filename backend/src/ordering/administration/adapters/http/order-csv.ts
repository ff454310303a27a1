import type { CsvColumn } from '../../../../platform/csv/csv';
import { shopCurrency } from '../../../../shared/currency/shop-currency';
import { Money } from '../../../../shared/money';
import type { ListedOrderView } from '../../../order-views/adapters/http/orders.schemas';

/** The columns of an export of orders, one order a line. */
export const orderColumns: CsvColumn<ListedOrderView>[] = [
  { name: 'Order Number', value: ({ orderNumber }) => orderNumber },
  { name: 'Order ID', value: ({ _id }) => _id },
  { name: 'Order Date', value: ({ orderDate }) => new Date(orderDate) },
  { name: 'Customer', value: ({ userName }) => userName },
  { name: 'E-mail', value: ({ userEmail }) => userEmail },
  { name: 'Order Status', value: ({ orderStatus }) => orderStatus },
  { name: 'Payment Status', value: ({ paymentStatus }) => paymentStatus },
  { name: 'Items', value: itemsOf },
  { name: 'Order Price', value: ({ totalAmount }) => amountText(totalAmount) },
  { name: 'Recipient', value: ({ addressInfo }) => addressInfo.recipient },
  { name: 'Address', value: ({ addressInfo }) => addressInfo.address },
  { name: 'City', value: ({ addressInfo }) => addressInfo.city },
  { name: 'Region', value: ({ addressInfo }) => addressInfo.region },
  { name: 'Pincode', value: ({ addressInfo }) => addressInfo.pincode },
  { name: 'Country', value: ({ addressInfo }) => addressInfo.country },
  { name: 'Phone', value: ({ addressInfo }) => addressInfo.phone },
  { name: 'Notes', value: ({ addressInfo }) => addressInfo.notes },
  { name: 'Paid', value: ({ paidDate }) => momentOf(paidDate) },
  { name: 'Delivery', value: ({ deliveryAmount }) => amountText(deliveryAmount) },
  { name: 'Refunded Amount', value: ({ refunds }) => amountText(refunds.amount) },
  { name: 'Refunded', value: ({ refunds }) => momentOf(refunds.date) },
  { name: 'Currency', value: () => shopCurrency().code },
  { name: 'PayPal Order', value: ({ paymentId }) => paymentId },
  { name: 'PayPal Capture', value: ({ captureId }) => captureId },
];

const amountText = (amount: number): string => Money.ofMajor(amount).toString();

const momentOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** `2 × Linen Shirt (M, Navy); 1 × Cap` */
function itemsOf({ cartItems }: ListedOrderView): string {
  return cartItems
    .map(({ quantity, title, size, colour }) => {
      const variant = [size, colour].filter(Boolean).join(', ');
      return `${quantity} × ${title}${variant && ` (${variant})`}`;
    })
    .join('; ');
}
