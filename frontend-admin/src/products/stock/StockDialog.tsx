import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Modal from 'antd/es/modal';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { Swatch } from '../../ui/Swatch';
import type { ProductDetails } from '../products.api';
import { stockLevelOf, stockTableOf } from './stock-table';
import { selectStock, selectStockOf, stockClosed, stockOpened } from './stock.slice';
import styles from './stock.module.css';

export function StockDialog() {
  const product = useSelector(selectStockOf);
  const dispatch = useDispatch();
  const close = () => dispatch(stockClosed());
  useBackToClose(product !== null, close);

  return (
    <Modal
      title={product ? `Stock of ${product.title}` : 'Stock'}
      open={product !== null}
      onCancel={close}
      footer={null}
      destroyOnHidden
    >
      <Content />
    </Modal>
  );
}

function Content() {
  const product = useSelector(selectStockOf);
  const { value, request } = useSelector(selectStock);
  const dispatch = useDispatch();

  if (product && request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load the stock" onRetry={() => dispatch(stockOpened(product))}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return value ? <Table product={value} /> : <Skeleton active title={false} paragraph={{ rows: 6 }} />;
}

function Table({ product }: { product: ProductDetails }) {
  const { rows, columns } = stockTableOf(product);
  const bySize = product.options.sizes.length > 0;

  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{bySize ? 'Size' : 'Colour'}</th>
            {columns.map(({ name, hex }) => (
              <th key={name} scope="col">
                <Swatch hex={hex} /> {name}
              </th>
            ))}
            {columns.length === 0 && <th scope="col">In stock</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((stock, place) => (
                <td key={place}>
                  <Pieces stock={stock} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Low stock and sold out are marked by text, not only by colour. */
function Pieces({ stock }: { stock: number | null }) {
  if (stock === null) {
    return (
      <span className={styles.notMade}>
        <span aria-hidden>–</span>
        <span className="visually-hidden">Not for sale</span>
      </span>
    );
  }
  const level = stockLevelOf(stock);
  if (level === 'none') return <span className={styles.none}>Sold out</span>;
  if (level === 'low') return <span className={styles.low}>{stock} left</span>;
  return stock;
}
