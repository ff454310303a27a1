import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/Panel';
import { failedJobs, failedMails, ordersOnHold, ordersToSend, ordersUnderReview } from './report-links';
import { countText } from './report-text';
import type { ToDo } from './report.api';
import styles from './report.module.css';
import { selectFailedMails } from './report.slice';

export function ToDoList({ toDo }: { toDo: ToDo }) {
  const mails = useSelector(selectFailedMails);
  const items = [
    { label: 'Orders to send', count: toDo.ordersToSend, to: ordersToSend },
    { label: 'Orders on hold', count: toDo.ordersOnHold, to: ordersOnHold },
    { label: 'Payments under review', count: toDo.paymentsUnderReview, to: ordersUnderReview },
    { label: 'Failed jobs', count: toDo.failedJobs, to: failedJobs },
    ...(mails ? [{ label: 'Failed e-mails', count: mails, to: failedMails }] : []),
  ];
  return (
    <Panel title="To do">
      <ul className={styles.toDo}>
        {items.map(({ label, count, to }) => (
          <li key={label}>
            <Link to={to}>
              <span>{label}</span>
              <strong>{countText(count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
