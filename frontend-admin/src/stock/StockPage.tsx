import { ErrorState } from '@haberdash/kit/ui/ErrorState';
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
      {!product && request.status !== 'failed' && <Skeleton active paragraph={{ rows: 8 }} />}
      {product && <Ledger product={product} />}
    </Page>
  );
}

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

const filters = [
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
  if (!variants.some(({ _id }) => _id === chosen))
    return <Navigate replace to={{ search: `?variant=${variants[0]?._id}` }} />;

  return (
    <AdminList
      list={movementsList}
      name="movements"
      columns={movementColumns}
      idOf={({ _id }) => _id}
      labelOf={({ cause, at }) => `${causeLabels[cause]} ${at}`}
      emptyHint="Each change of the stock appears here."
      filters={variants.length > 1 ? [variantFilter(product), ...filters] : [onlyVariant, ...filters]}
      sorts={sorts}
      exportPath="/api/admin/stock/export"
    />
  );
}

/** Keeps the variant in the query. */
const onlyVariant: ListFilter = { label: 'Variant', names: ['variant'], control: () => null };

const variantFilter = ({ variants }: ProductDetails): ListFilter => ({
  ...onlyVariant,
  control: (query, change, label) => (
    <Select
      id="filter-variant"
      aria-label={label}
      value={query.variant}
      options={variants.map((variant) => ({
        value: variant._id,
        label: `${variantLabel(variant) || 'Only one'}: ${variant.stock} in stock`,
      }))}
      onChange={(variant: string) => change({ variant })}
    />
  ),
});
