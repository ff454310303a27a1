import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { IfAllowed } from '../../access/IfAllowed';
import { useMay } from '../../access/use-may';
import { AdminList } from '../../list/AdminList';
import { oneOfFilter } from '../../list/filters';
import type { ListFilter } from '../../list/list';
import { shopTime } from '../../time/shop-time';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { ScopeName } from '../ScopeName';
import { stateLabels } from '../stock-take-text';
import type { StockTakeDetails } from '../stock-takes.api';
import styles from '../stock-takes.module.css';
import { BookingForm } from './BookingForm';
import { lineColumns } from './line-columns';
import { lineName } from './line-name';
import { linesList } from './lines-list';
import { ScanForm } from './ScanForm';
import { selectStockTake, stockTakeRequested } from './stock-take.slice';
import { StockTakeResult } from './StockTakeResult';

export default function StockTakePage() {
  const { id = '' } = useParams();
  const { value: stockTake, request } = useSelector(selectStockTake);
  const dispatch = useDispatch();
  const load = () => void dispatch(stockTakeRequested(id));
  useEffect(load, [dispatch, id]);
  return (
    <Page
      title="Count stock"
      action={
        <div className={styles.actions}>
          <Link to="/admin/stock-takes">All stock-takes</Link>
          <Link to={`/admin/stock-takes/${id}/print`}>Print the list</Link>
          {stockTake?._id === id && stockTake.state === 'open' && (
            <IfAllowed needs="stock.change">
              <Link to={`/admin/stock-takes/${id}/file`}>Count in a spreadsheet</Link>
            </IfAllowed>
          )}
        </div>
      }
    >
      {request.status === 'failed' ? (
        <ErrorState title="We couldn't load this stock-take" onRetry={load}>
          <p>{request.message}</p>
        </ErrorState>
      ) : stockTake?._id === id ? (
        <LoadedStockTake stockTake={stockTake} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Page>
  );
}

function LoadedStockTake({ stockTake }: { stockTake: StockTakeDetails }) {
  const { state, scope, openedAt, openedBy, reason } = stockTake;
  const may = useMay();
  const isOpen = state === 'open' && may('stock.change');
  const columns = useMemo(() => lineColumns(isOpen), [isOpen]);
  return (
    <div className={styles.count}>
      <Facts
        facts={{
          Counts: <ScopeName scope={scope} />,
          State: stateLabels[state],
          Opened: [openedBy, shopTime(openedAt)].filter(Boolean).join(', '),
          ...(reason === null ? {} : { Reason: reason }),
        }}
      />
      {isOpen && <Instructions />}
      {isOpen && <ScanForm />}
      <div data-row-counts>
        <AdminList
          list={linesList}
          name="sizes"
          columns={columns}
          idOf={({ variantId }) => variantId}
          labelOf={lineName}
          emptyHint="This stock-take has no sizes."
          searchLabel="Search by product or SKU"
          filters={filters}
        />
      </div>
      {isOpen ? <BookingForm stockTake={stockTake} /> : <StockTakeResult stockTake={stockTake} />}
    </div>
  );
}

function Instructions() {
  return (
    <p className={styles.about}>
      Count every piece on the shelf: those for sale, those that orders hold, and those that are sold but not
      packed. Leave out what is packed in parcels. Enter each number beside the shelf; sales go on and are not
      lost.
    </p>
  );
}

const filters: ListFilter[] = [
  oneOfFilter('filter', 'Show', [
    { value: 'uncounted', label: 'Not counted yet' },
    { value: 'different', label: 'Differences' },
    { value: 'refused', label: 'Not booked' },
  ]),
];
