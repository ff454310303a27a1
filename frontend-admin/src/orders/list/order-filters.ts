import { orderStatusLabels, paymentStatusLabels } from '@haberdash/kit/labels';
import { amountFilter, choiceFilter, dayFilter, linkFilter } from '../../list/filters';
import type { ListFilter, ListView, Option } from '../../list/list';
import { partlyRefunded } from '../payment-labels';

const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const orderFilters: ListFilter[] = [
  choiceFilter('status', 'Status', optionsOf(orderStatusLabels)),
  choiceFilter('payment', 'Payment', optionsOf({ ...paymentStatusLabels, partlyRefunded })),
  choiceFilter(
    'held',
    'Hold',
    optionsOf({ yes: 'On hold', no: 'Not on hold', 'refund-refused': 'Refund refused' }),
  ),
  dayFilter('Order Date'),
  dayFilter('Paid', 'paidFrom', 'paidTo'),
  dayFilter('Refunded', 'refundedFrom', 'refundedTo'),
  dayFilter('Paid or refunded', 'moneyFrom', 'moneyTo'),
  amountFilter('Order Price'),
  linkFilter('toSend', 'To send'),
  linkFilter('ids', 'These orders'),
  linkFilter('product', 'This product'),
  linkFilter('variant', 'This variant'),
  linkFilter('customer', 'This customer'),
];

export const orderSorts: Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'total-hightolow', label: 'Price: High to Low' },
  { value: 'total-lowtohigh', label: 'Price: Low to High' },
];

export const orderViews: ListView[] = [
  {
    name: 'To send',
    query: { payment: 'paid', status: 'pending,confirmed,inProcess', held: 'no', sort: 'oldest' },
  },
  { name: 'On hold', query: { held: 'yes' } },
  { name: 'Payment under review', query: { payment: 'inReview' } },
  { name: 'Awaiting payment', query: { payment: 'pending' } },
  { name: 'Refunded', query: { payment: 'refunded,partlyRefunded' } },
];
