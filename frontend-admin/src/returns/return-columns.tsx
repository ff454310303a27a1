import { writtenDay } from '@haberdash/kit/day';
import { money } from '@haberdash/kit/money';
import { itemName } from '@haberdash/kit/orders/item-name';
import { Link } from 'react-router-dom';
import type { ListColumn } from '../list/list';
import { shopTime } from '../time/shop-time';
import { kindLabels, moneyDueText, stateLabels } from './return-labels';
import { returnPath } from './returns-path';
import type { Return } from './returns.api';
import styles from './returns.module.css';

export const returnColumns: ListColumn<Return>[] = [
  { key: 'number', title: 'Return', isFixed: true, cell: (one) => <NumberOf one={one} /> },
  {
    key: 'declared',
    title: 'Declared',
    isFixed: true,
    cell: ({ declaredDate }) => <time dateTime={declaredDate}>{shopTime(declaredDate)}</time>,
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  {
    key: 'order',
    title: 'Order',
    isFixed: true,
    cell: ({ orderId, orderNumber, shopperName }) => (
      <div className={styles.stack}>
        <Link to={`/admin/orders?order=${orderId}`}>{orderNumber}</Link>
        <span>{shopperName}</span>
      </div>
    ),
  },
  { key: 'items', title: 'Items', isFixed: true, cell: (one) => <Items one={one} /> },
  { key: 'state', title: 'Status', cell: (one) => <StateOf one={one} /> },
  { key: 'amount', title: 'Amount', isNumber: true, cell: ({ amount }) => money(amount) },
  { key: 'due', title: 'Money back', isFixed: true, cell: (one) => <Due one={one} /> },
  { key: 'code', title: 'Code', isExtra: true, cell: ({ code }) => code },
  {
    key: 'tracking',
    title: 'Tracking number',
    isExtra: true,
    cell: ({ carrier, trackingNumber }) => [carrier, trackingNumber].filter(Boolean).join(' ') || '–',
  },
];

interface OfReturn {
  one: Return;
}

function NumberOf({ one: { _id, returnNumber, kind } }: OfReturn) {
  return (
    <div className={styles.stack}>
      <Link to={returnPath(_id)}>{returnNumber}</Link>
      {kind !== 'return' && <small>{kindLabels[kind]}</small>}
    </div>
  );
}

const shownItems = 2;

function Items({ one: { pieces } }: OfReturn) {
  const more = pieces.length - shownItems;
  return (
    <div className={styles.stack}>
      {pieces.slice(0, shownItems).map((piece) => (
        <span key={piece._id}>{itemName(piece)}</span>
      ))}
      {more > 0 && <small>and {more} more</small>}
    </div>
  );
}

function StateOf({ one: { state, deadline, arrivedDate } }: OfReturn) {
  return (
    <div className={styles.stack}>
      <span>{stateLabels[state]}</span>
      {(state === 'declared' || state === 'posted') && <small>To arrive until {writtenDay(deadline)}</small>}
      {state === 'arrived' && arrivedDate && <small>{shopTime(arrivedDate)}</small>}
    </div>
  );
}

function Due({ one }: OfReturn) {
  const text = moneyDueText(one);
  if (text === null) return '–';
  return <span className={one.moneyDaysLeft < 0 ? styles.late : undefined}>{text}</span>;
}
