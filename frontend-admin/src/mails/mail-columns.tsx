import { Link } from 'react-router-dom';
import type { ListColumn } from '../list/list';
import { shopTime } from '../time/shop-time';
import { kindLabels, statusLabels } from './mail-labels';
import type { Mail } from './mails.api';
import styles from './mails.module.css';
import { SendAgainButton } from './SendAgainButton';

export const mailColumns: ListColumn<Mail>[] = [
  {
    key: 'written',
    title: 'Written',
    cell: ({ writtenDate }) => <time dateTime={writtenDate}>{shopTime(writtenDate)}</time>,
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  { key: 'recipient', title: 'To', isFixed: true, cell: ({ recipient }) => recipient },
  {
    key: 'kind',
    title: 'E-mail',
    isFixed: true,
    cell: ({ mailId, topic, subject }) => (
      <>
        <Link to={`/admin/mails/${mailId}`}>{kindLabels[topic]}</Link>
        {subject && <p className={styles.subject}>{subject}</p>}
      </>
    ),
  },
  { key: 'status', title: 'Status', isFixed: true, cell: status },
  {
    key: 'order',
    title: 'Order',
    cell: ({ orderId }) => orderId && <Link to={`/admin/orders?order=${orderId}`}>Open the order</Link>,
  },
  { key: 'action', title: '', isFixed: true, cell: (mail) => <SendAgainButton mail={mail} /> },
];

function status({ status: current, reason, attempts }: Mail) {
  const tried = attempts > 1 ? `, after ${attempts} attempts` : '';
  return (
    <div className={styles.status} data-status={current}>
      <strong>
        {statusLabels[current]}
        {tried}
      </strong>
      {reason && <small>{reason}</small>}
    </div>
  );
}
