import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may';
import { countText } from '../ui/numbers';
import { Panel } from '../ui/Panel';
import { waitingTasks } from './tasks';
import styles from './to-do.module.css';
import type { WaitingWork } from './waiting-work.api';
import { selectWaitingWork, waitingWorkRequested } from './waiting-work.slice';

/** The menu requests what waits. */
export function ToDoList() {
  const { value, request } = useSelector(selectWaitingWork);
  const dispatch = useDispatch();
  return (
    <Panel title="To do">
      {value ? (
        <Tasks waiting={value} />
      ) : request.status === 'failed' ? (
        <ErrorState title="We couldn't load what is to do" onRetry={() => dispatch(waitingWorkRequested())}>
          <p>{request.message}</p>
        </ErrorState>
      ) : (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">Loading what is to do</span>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      )}
    </Panel>
  );
}

function Tasks({ waiting }: { waiting: WaitingWork }) {
  const tasks = waitingTasks(waiting, useMay());
  if (tasks.length === 0) return <p>Nothing waits for you.</p>;
  return (
    <ul className={styles.toDo}>
      {tasks.map(({ kind, label, to, count }) => (
        <li key={kind}>
          <Link to={to}>
            <span>{label}</span>
            <strong>{countText(count)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
}
