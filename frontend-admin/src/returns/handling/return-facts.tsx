import { writtenDay } from '@haberdash/kit/day';
import { money } from '@haberdash/kit/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { refundStateLabel } from '../../orders/refunds/refund-state-labels';
import { shopTime } from '../../time/shop-time';
import { exchangeText, isAwaited, kindLabels, moneyDueText, stateLabels } from '../return-labels';
import type { Return } from '../returns.api';

/** The facts of a return, without those that do not apply to it. */
export function factsOf(one: Return): Record<string, ReactNode> {
  const { orderId, orderNumber, shopperName, code, kind, state } = one;
  return {
    State: stateLabels[state],
    Kind: kindLabels[kind],
    Order: <Link to={`/admin/orders?order=${orderId}`}>{orderNumber}</Link>,
    Customer: shopperName,
    Code: code,
    ...exchangeOf(one),
    ...wayOf(one),
    ...moneyOf(one),
  };
}

function exchangeOf({ exchange }: Return): Record<string, ReactNode> {
  if (!exchange) return {};
  const { orderId, orderNumber } = exchange;
  return {
    Exchange: (
      <>
        <Link to={`/admin/orders?order=${orderId}`}>{orderNumber}</Link>, {exchangeText(exchange)}
      </>
    ),
  };
}

function wayOf(one: Return): Record<string, ReactNode> {
  const { declaredDate, declaredBy, deadline, arrivedDate, carrier, trackingNumber, wayPaidBy } = one;
  const tracking = [carrier, trackingNumber].filter(Boolean).join(' ');
  return {
    Declared: `${shopTime(declaredDate)}, by the ${declaredBy}`,
    ...(isAwaited(one.state) && { 'To arrive until': writtenDay(deadline) }),
    ...(tracking && { 'Tracking number': tracking }),
    ...(arrivedDate && { Arrived: shopTime(arrivedDate) }),
    'Way back': `Paid by the ${wayPaidBy}`,
  };
}

function moneyOf(one: Return): Record<string, ReactNode> {
  const { state, settledDate, amount, refund } = one;
  const due = moneyDueText(one);
  return {
    [state === 'settled' ? 'Amount' : 'Expected amount']: money(amount),
    ...(due && { 'Money back': due }),
    ...(settledDate && { Settled: shopTime(settledDate) }),
    ...(refund && { Refund: `${money(refund.amount)}. ${refundStateLabel(refund)}` }),
  };
}
