import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { variantLabel } from '@haberdash/kit/variant-label';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { PrintedPage } from '../../printing/PrintedPage';
import type { StockTakeLine } from '../stock-takes.api';
import { sizesText } from '../stock-take-text';
import { countingListRequested, selectCountingList } from './counting-list.slice';
import styles from './counting-list.module.css';

/** A list for paper, sorted by SKU, with room for the numbers. It does not say what is expected, so that people count. */
export default function CountingListPage() {
  const { id = '' } = useParams();
  const { lines, request } = useSelector(selectCountingList);
  const dispatch = useDispatch();
  const load = () => void dispatch(countingListRequested(id));
  useEffect(load, [dispatch, id]);
  const isLoading = request.status === 'loading';
  return (
    <PrintedPage
      title="Counting list"
      back={{ to: `/admin/stock-takes/${id}`, label: 'Back to counting' }}
      isReady={!isLoading && lines.length > 0}
    >
      {request.status === 'failed' ? (
        <ErrorState title="We couldn't load the list" onRetry={load}>
          <p>{request.message}</p>
        </ErrorState>
      ) : (
        <>
          <p role="status">
            {isLoading
              ? `Loading: ${sizesText(lines.length)} so far`
              : `${sizesText(lines.length)}, sorted by SKU`}
          </p>
          <p>
            Count every piece on the shelf, also held and sold ones that are not packed. Leave out parcels.
          </p>
          <CountingTable lines={lines} />
        </>
      )}
    </PrintedPage>
  );
}

function CountingTable({ lines }: { lines: StockTakeLine[] }) {
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">SKU</th>
          <th scope="col">Item</th>
          <th scope="col">Counted</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.variantId}>
            <td>{line.position}</td>
            <td>{line.sku ?? '–'}</td>
            <td>
              {line.title} <small>{variantLabel(line)}</small>
            </td>
            <td>
              <span className={styles.blank}>{line.counted}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
