import { AddressLines } from '@haberdash/kit/addresses/AddressLines';
import { day } from '@haberdash/kit/day';
import { noNotes } from '@haberdash/kit/labels';
import { shopName } from '@haberdash/kit/page-meta';
import { variantLabel } from '@haberdash/kit/variant-label';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadedList } from '../ui/LoadedList';
import { Page } from '../ui/Page';
import type { ListedOrder } from './orders.api';
import { packingSlips } from './orders-list';
import styles from './packing-slips.module.css';

/** `?ids=`: the orders to pack. Each is printed on a page of its own, without prices. */
export default function PackingSlipsPage() {
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
      <Page title="Packing slips" action={<Actions />}>
        <LoadedList
          name="orders"
          list={{ value: orders, request }}
          placeholder={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
          emptyHint="Select orders in the list, then print their packing slips."
          onRetry={load}
        >
          {(slips) => slips.map((order) => <Slip key={order._id} order={order} />)}
        </LoadedList>
      </Page>
    </div>
  );
}

function Actions() {
  return (
    <div className={styles.actions}>
      <Link to="/admin/orders">Back to orders</Link>
      <Button type="primary" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

function Slip({ order }: { order: ListedOrder }) {
  const { orderNumber, orderDate, addressInfo, cartItems } = order;
  const { phone, notes } = addressInfo;
  return (
    <section className={styles.slip} aria-label={`Packing slip of order ${orderNumber}`}>
      <header>
        <h2>{orderNumber}</h2>
        <p>
          {shopName()} · {day(orderDate)}
        </p>
      </header>
      <address>
        <AddressLines written={addressInfo} />
        <span>{phone}</span>
        {notes !== noNotes && <span>{notes}</span>}
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
          </tr>
        </thead>
        <tbody>
          {cartItems.map((item) => (
            <tr key={item.variantId}>
              <td>{item.quantity}</td>
              <td>{[item.title, variantLabel(item)].filter(Boolean).join(', ')}</td>
              <td>{item.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
