import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { LoadedList } from '../ui/LoadedList';
import { shopTime } from '../time/shop-time';
import type { AuditEntry } from './audit.api';
import { actorLabel, subjectLabels } from './audit-labels';
import { auditOf } from './audit-links';
import styles from './audit.module.css';
import { Changes } from './Changes';
import { historyRequested, selectHistory } from './history.slice';

/** Who changed an object, newest first. */
export function History({ subjectId }: { subjectId: string }) {
  const { entries, hasMore } = useSelector(selectHistory);
  const dispatch = useDispatch();
  const load = () => void dispatch(historyRequested(subjectId));
  useEffect(() => void dispatch(historyRequested(subjectId)), [dispatch, subjectId]);

  return (
    <LoadedList
      name="changes"
      list={entries}
      placeholder={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
      emptyHint="Changes by admins appear here."
      onRetry={load}
    >
      {(loaded) => (
        <>
          <ol className={styles.history}>
            {loaded.map((entry) => (
              <Entry key={entry._id} entry={entry} />
            ))}
          </ol>
          {hasMore && <Link to={auditOf(subjectId)}>All changes</Link>}
        </>
      )}
    </LoadedList>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li>
      <p className={styles.what}>
        <span>
          <strong>{subjectLabels[entry.topic]}</strong> {entry.action} by {actorLabel(entry)}
        </span>
        <time className={styles.when} dateTime={entry.at}>
          {shopTime(entry.at)}
        </time>
      </p>
      <Changes entry={entry} />
    </li>
  );
}
