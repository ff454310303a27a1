import Skeleton from 'antd/es/skeleton';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { PrintedPage } from '../../printing/PrintedPage';
import { LoadedList } from '../../ui/LoadedList';
import type { ListedOrder } from '../orders.api';
import { packingSlips } from '../orders-list';

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
    <PrintedPage title={title} back={params.get('from') === 'sending' ? toShipping : toOrders}>
      <LoadedList
        name="orders"
        list={{ value: orders, request }}
        placeholder={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
        emptyHint={emptyHint}
        onRetry={load}
      >
        {children}
      </LoadedList>
    </PrintedPage>
  );
}

const toShipping = { to: '/admin/sending', label: 'Back to shipping' };
const toOrders = { to: '/admin/orders', label: 'Back to orders' };
