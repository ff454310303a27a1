import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useSamePage } from '@haberdash/kit/history-state';
import { variantLabel } from '@haberdash/kit/variant-label';
import Select from 'antd/es/select';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { AdminList } from '../list/AdminList';
import { choiceFilter, dayFilter } from '../list/filters';
import type { ListFilter } from '../list/list';
import type { ProductDetails } from '../products/products.api';
import { Page } from '../ui/Page';
import { causeLabels, movementColumns } from './movement-columns';
import { movementsList } from './movements-list';
import styles from './stock-ledger.module.css';
import { ledgerOpened, selectLedgerProduct } from './stock-ledger.slice';

/** Each movement of a variant's stock, with its running sum. */
export default function StockPage() {
  const { productId = '' } = useParams();
  const { value: product, request } = useSelector(selectLedgerProduct);
  const dispatch = useDispatch();
  const load = () => void dispatch(ledgerOpened(productId));
  useEffect(() => void dispatch(ledgerOpened(productId)), [dispatch, productId]);

  return (
    <Page
      title={product ? `Stock of ${product.title}` : 'Stock'}
      action={<Link to="/admin/products">All products</Link>}
    >
      {request.status === 'failed' && (
        <ErrorState title="We couldn't load the product" onRetry={load}>
          <p>{request.message}</p>
        </ErrorState>
      )}
      {!product && request.status !== 'failed' && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {product && <Ledger product={product} />}
    </Page>
  );
}

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

/** In the query and in the address, whatever is filtered. */
const variantFilter: ListFilter = { label: 'Variant', names: ['variant'], isKept: true, control: () => null };

const filters: ListFilter[] = [
  variantFilter,
  choiceFilter(
    'cause',
    'Cause',
    Object.entries(causeLabels).map(([value, label]) => ({ value, label })),
  ),
  dayFilter('Day'),
];

function Ledger({ product }: { product: ProductDetails }) {
  const [params] = useSearchParams();
  const { variants } = product;
  const chosen = params.get('variant');
  if (chosen === null || !variants.some(({ _id }) => _id === chosen))
    return <Navigate replace to={{ search: `?variant=${variants[0]?._id}` }} />;

  return (
    <AdminList
      list={movementsList}
      name="movements"
      columns={movementColumns}
      idOf={({ _id }) => _id}
      labelOf={({ cause, at }) => `${causeLabels[cause]} ${at}`}
      emptyHint="Each change of the stock appears here."
      searchLabel="Search by order number"
      filters={filters}
      tools={<VariantChoice variants={variants} chosen={chosen} />}
      sorts={sorts}
      exportPath="/api/admin/stock/export"
    />
  );
}

/** Beside the list's buttons, because on a phone the filters are closed. */
function VariantChoice({ variants, chosen }: { variants: ProductDetails['variants']; chosen: string }) {
  const [, setParams] = useSearchParams();
  const samePage = useSamePage();
  return (
    <Select
      id="variant"
      aria-label="Variant"
      className={styles.variant}
      value={chosen}
      options={variants.map((variant) => ({
        value: variant._id,
        label: `${variantLabel(variant) || 'Only one'}: ${variant.stock} in stock`,
      }))}
      onChange={(variant: string) => setParams({ variant }, samePage)}
    />
  );
}
