import Button from 'antd/es/button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { ChooseFile } from './ChooseFile';
import { EarlierImports } from './EarlierImports';
import { FileFormat } from './FileFormat';
import styles from './import.module.css';
import { importLeft, importOpened, selectImport } from './import.slice';
import { ImportOutcome } from './ImportOutcome';

export default function ImportPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const dispatch = useDispatch();
  useEffect(() => void dispatch(importOpened(id)), [dispatch, id]);
  useEffect(() => () => void dispatch(importLeft()), [dispatch]);

  return (
    <Page
      title="Import products"
      action={
        <div className={styles.actions}>
          <Link to="/admin/products">Back to products</Link>
          <Button href="/api/admin/products/export" download>
            Export CSV
          </Button>
        </div>
      }
    >
      <Panel title="Choose a CSV file">
        <ChooseFile />
      </Panel>
      {id !== null && <CurrentImport id={id} />}
      <Panel title="Columns of the file">
        <FileFormat />
      </Panel>
      <Panel title="Earlier imports">
        <EarlierImports />
      </Panel>
    </Page>
  );
}

function CurrentImport({ id }: { id: string }) {
  const { value, request } = useSelector(selectImport);
  const dispatch = useDispatch();
  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load the import" onRetry={() => dispatch(importOpened(id))}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return (
    <Panel title={value?.fileName ?? 'Import'}>
      {value ? (
        <ImportOutcome productImport={value} />
      ) : (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">Loading the import</span>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      )}
    </Panel>
  );
}
