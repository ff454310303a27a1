import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadedList } from '../../ui/LoadedList';
import { Page } from '../../ui/Page';
import type { ListedOrder } from '../orders.api';
import { packingSlips } from '../orders-list';
import styles from './packing-slips.module.css';

interface OrdersToPrintProps {
  title: string;
  emptyHint: string;
  children: (orders: ListedOrder[]) => ReactNode;
}

/** A page for paper, about the orders `?ids=`, which were selected on the page `&from=`. */
export function OrdersToPrint({ title, emptyHint, children }: OrdersToPrintProps) {
  const [params] = useSearchParams();
  const ids = params.get('ids') ?? '';
  const dispatch = useDispatch();
  const { value, request } = useSelector(packingSlips.selectPage);
  const load = () => void dispatch(packingSlips.requested({ ids, sort: 'oldest', limit: '100' }));
  useEffect(load, [dispatch, ids]);
  // Without ids, the list would be of all orders.
  const orders = ids === '' ? [] : (value?.data ?? null);

  return (
    <div className={styles.page}>
      <Page title={title} action={<Actions isFromSending={params.get('from') === 'sending'} />}>
        <LoadedList
          name="orders"
          list={{ value: orders, request }}
          placeholder={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
          emptyHint={emptyHint}
          onRetry={load}
        >
          {children}
        </LoadedList>
      </Page>
    </div>
  );
}

function Actions({ isFromSending }: { isFromSending: boolean }) {
  return (
    <div className={styles.actions}>
      {isFromSending ? (
        <Link to="/admin/sending">Back to shipping</Link>
      ) : (
        <Link to="/admin/orders">Back to orders</Link>
      )}
      <Button type="primary" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
