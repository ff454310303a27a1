import { writtenDay } from '@haberdash/kit/day';
import { selectUser } from '@haberdash/kit/session';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { returnPath } from '../returns/return-path';
import type { Order } from './orders.api';

type Exchange = NonNullable<Order['exchange']>;

const texts: Record<Exchange['state'], (exchange: Exchange) => string> = {
  held: ({ heldUntil }) =>
    `Put aside for you until ${writtenDay(heldUntil)}. We send it once your return is here and checked.`,
  released: () => 'Your return is accepted. Nothing is to be paid.',
  ended: () => 'It has ended with its return, and is not sent.',
};

/** The order takes the place of pieces that come back. */
export function ExchangeNote({
  exchange,
  isShort = false,
}: {
  exchange: Order['exchange'];
  isShort?: boolean;
}) {
  const hasAccount = useSelector(selectUser) !== null;
  if (!exchange) return null;
  const { returnNumber } = exchange;
  return (
    <span>
      Exchange for return {hasAccount ? <Link to={returnPath(exchange)}>{returnNumber}</Link> : returnNumber}
      {isShort ? '' : `. ${texts[exchange.state](exchange)}`}
    </span>
  );
}
