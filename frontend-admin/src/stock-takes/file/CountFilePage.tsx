import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { Page } from '../../ui/Page';
import { Panel } from '../../ui/Panel';
import { selectStockTake, stockTakeRequested } from '../count/stock-take.slice';
import { progressText } from '../stock-take-text';
import styles from '../stock-takes.module.css';
import { countingListFile, type StockTakeDetails } from '../stock-takes.api';
import { ChooseCountFile } from './ChooseCountFile';
import { countFileLeft } from './count-file.slice';

/** The list is counted in a spreadsheet, and its numbers come back. */
export default function CountFilePage() {
  const { id = '' } = useParams();
  const { value: stockTake, request } = useSelector(selectStockTake);
  const dispatch = useDispatch();
  const load = () => void dispatch(stockTakeRequested(id));
  useEffect(load, [dispatch, id]);
  useEffect(() => () => void dispatch(countFileLeft()), [dispatch, id]);
  return (
    <Page
      title="Count in a spreadsheet"
      action={<Link to={`/admin/stock-takes/${id}`}>Back to counting</Link>}
    >
      {request.status === 'failed' ? (
        <ErrorState title="We couldn't load this stock-take" onRetry={load}>
          <p>{request.message}</p>
        </ErrorState>
      ) : stockTake?._id === id ? (
        <Steps key={id} stockTake={stockTake} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}

function Steps({ stockTake }: { stockTake: StockTakeDetails }) {
  const { _id: id, state } = stockTake;
  if (state !== 'open') return <p>This stock-take is closed. Nothing can be counted any more.</p>;
  return (
    <div className={styles.files}>
      <Panel title="1. Download the list">
        <div className={styles.book}>
          <p>
            {progressText(stockTake)}. The file has each size with its SKU and GTIN, and an empty column
            “counted” for your numbers. It does not say what is expected.
          </p>
          <div className={styles.actions}>
            <Button href={countingListFile(id, 'all')} download>
              Download the whole list
            </Button>
            <Button href={countingListFile(id, 'uncounted')} download>
              Download what is not counted yet
            </Button>
          </div>
        </div>
      </Panel>
      <ChooseCountFile id={id} />
    </div>
  );
}
