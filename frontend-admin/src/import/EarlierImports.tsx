import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { LoadedList } from '../ui/LoadedList';
import { shopTime } from '../time/shop-time';
import type { ImportSummary } from './import.api';
import styles from './import.module.css';
import { importsRequested, selectImport, selectImports } from './import.slice';

const statuses: Record<ImportSummary['status'], string> = {
  checked: 'Checked, not applied',
  confirmed: 'Running',
  applied: 'Applied',
  failed: 'Failed: nothing was imported',
};

export function EarlierImports() {
  const imports = useSelector(selectImports);
  const status = useSelector(selectImport).value?.status;
  const dispatch = useDispatch();
  const load = () => dispatch(importsRequested());
  useEffect(() => void dispatch(importsRequested()), [dispatch, status]);

  return (
    <LoadedList
      name="imports"
      list={imports}
      placeholder={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
      emptyHint="Imports and what became of them appear here."
      onRetry={load}
    >
      {(loaded) => (
        <ul className={styles.earlier}>
          {loaded.map(({ _id, fileName, uploadedAt, status: ended }) => (
            <li key={_id}>
              <Link to={`/admin/products/import?id=${_id}`}>{fileName}</Link>
              <span>{shopTime(uploadedAt)}</span>
              <span>{statuses[ended]}</span>
            </li>
          ))}
        </ul>
      )}
    </LoadedList>
  );
}
