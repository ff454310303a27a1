import { writtenDay } from '@haberdash/kit/day';
import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../access/IfAllowed';
import type { ListColumn } from '../list/list';
import { shopTime } from '../time/shop-time';
import { WithdrawalOutcome } from './WithdrawalOutcome';
import { moneyText, periodText } from './withdrawal-text';
import type { Withdrawal } from './withdrawals.api';
import { assigningOpened, doneSubmitted, selectBusyWithdrawals } from './withdrawals.slice';
import styles from './withdrawals.module.css';

export const withdrawalColumns: ListColumn<Withdrawal>[] = [
  {
    key: 'received',
    title: 'Received',
    isFixed: true,
    cell: ({ receivedDate }) => <time dateTime={receivedDate}>{shopTime(receivedDate)}</time>,
    sorts: { ascend: 'due', descend: 'newest' },
  },
  { key: 'sender', title: 'From', isFixed: true, cell: (withdrawal) => <Sender withdrawal={withdrawal} /> },
  { key: 'order', title: 'Order', isFixed: true, cell: (withdrawal) => <OrderOf withdrawal={withdrawal} /> },
  {
    key: 'pieces',
    title: 'Pieces',
    isFixed: true,
    cell: (withdrawal) => <WithdrawalOutcome withdrawal={withdrawal} />,
  },
  { key: 'period', title: 'Period', cell: periodText },
  {
    key: 'money',
    title: 'Money back',
    isFixed: true,
    cell: (withdrawal) => <Money withdrawal={withdrawal} />,
  },
  {
    key: 'action',
    title: '',
    isFixed: true,
    cell: (withdrawal) => (
      <IfAllowed needs="orders.change">
        <DoneButton withdrawal={withdrawal} />
      </IfAllowed>
    ),
  },
];

interface OfWithdrawal {
  withdrawal: Withdrawal;
}

function Sender({ withdrawal: { name, email, text } }: OfWithdrawal) {
  return (
    <div className={styles.stack}>
      <strong>{name}</strong>
      <span>{email}</span>
      {text && <small className={styles.message}>{text}</small>}
    </div>
  );
}

function OrderOf({ withdrawal }: OfWithdrawal) {
  const { order, orderOfOther, orderNumber, isChecked, isAssigned, doneDate } = withdrawal;
  const dispatch = useDispatch();
  if (order)
    return (
      <div className={styles.stack}>
        <Link to={`/admin/orders?order=${order.orderId}`}>{order.orderNumber}</Link>
        {isAssigned && <small>Assigned; typed was “{orderNumber}”</small>}
      </div>
    );
  if (!isChecked) return 'Being looked for';
  return (
    <div className={styles.stack}>
      <strong>No order found</strong>
      <small>Typed was “{orderNumber}”</small>
      {orderOfOther && (
        <small>
          <Link to={`/admin/orders?order=${orderOfOther.orderId}`}>{orderOfOther.orderNumber}</Link> has
          another e-mail address
        </small>
      )}
      {doneDate === null && (
        <IfAllowed needs="refunds.give">
          <Button
            size="small"
            aria-label={`Assign an order to the withdrawal of ${withdrawal.name}`}
            onClick={() => dispatch(assigningOpened(withdrawal))}
          >
            Assign an order
          </Button>
        </IfAllowed>
      )}
    </div>
  );
}

function Money({ withdrawal }: OfWithdrawal) {
  const { doneDate, moneyDueDay, moneyDaysLeft } = withdrawal;
  if (doneDate !== null) return `Dealt with on ${shopTime(doneDate)}`;
  return (
    <div className={styles.stack}>
      <strong className={moneyDaysLeft < 0 ? styles.late : undefined}>{moneyText(withdrawal)}</strong>
      <small>Until {writtenDay(moneyDueDay)}</small>
    </div>
  );
}

function DoneButton({ withdrawal: { _id: id, name, doneDate } }: OfWithdrawal) {
  const isBusy = useSelector(selectBusyWithdrawals).includes(id);
  const dispatch = useDispatch();
  const label = doneDate === null ? 'Dealt with' : 'Open again';
  return (
    <Button
      size="small"
      loading={isBusy}
      aria-label={`${label}: the withdrawal of ${name}`}
      onClick={() => dispatch(doneSubmitted({ id, done: doneDate === null }))}
    >
      {label}
    </Button>
  );
}
