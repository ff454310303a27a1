import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useSamePage } from '@haberdash/kit/history-state';
import { variantLabel } from '@haberdash/kit/variant-label';
import Select from 'antd/es/select';
import Skeleton from 'antd/es/skeleton';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { AdminList } from '../list/AdminList';
import { keptFilter } from '../list/filters';
import type { AdminListProps } from '../list/list';
import type { ProductDetails } from '../products/products.api';
import { Page } from '../ui/Page';
import styles from './stock-ledger.module.css';
import { ledgerOpened, selectLedgerProduct } from './stock-ledger.slice';

type Variant = ProductDetails['variants'][number];

interface VariantHistoryProps<Item> extends Omit<AdminListProps<Item>, 'idOf' | 'tools' | 'sorts'> {
  /** The title names the subject of the history: 'Stock'. */
  title: string;
  /** The variant's present state: '7 in stock'. */
  now: (variant: Variant) => string;
  /** More about the chosen variant, above the list. */
  above?: (variant: Variant, product: ProductDetails) => ReactNode;
}

/** The history of one variant of the product in the address, and a choice of its other variants. */
export function VariantHistory<Item extends { _id: string }>({
  title,
  ...history
}: VariantHistoryProps<Item>) {
  const { productId = '' } = useParams();
  const { value: product, request } = useSelector(selectLedgerProduct);
  const dispatch = useDispatch();
  const load = () => void dispatch(ledgerOpened(productId));
  useEffect(() => void dispatch(ledgerOpened(productId)), [dispatch, productId]);

  return (
    <Page
      title={product ? `${title} of ${product.title}` : title}
      action={<Link to="/admin/products">All products</Link>}
    >
      {request.status === 'failed' && (
        <ErrorState title="We couldn't load the product" onRetry={load}>
          <p>{request.message}</p>
        </ErrorState>
      )}
      {!product && request.status !== 'failed' && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {product && <History {...history} product={product} />}
    </Page>
  );
}

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

/** In the query and in the address, whatever is filtered. */
const variantFilter = keptFilter('variant');

function History<Item extends { _id: string }>({
  product,
  now,
  above,
  filters = [],
  ...list
}: Omit<VariantHistoryProps<Item>, 'title'> & { product: ProductDetails }) {
  const [params] = useSearchParams();
  const { variants } = product;
  const chosen = variants.find(({ _id }) => _id === params.get('variant'));
  if (!chosen) return <Navigate replace to={{ search: `?variant=${variants[0]?._id}` }} />;

  return (
    <>
      {above?.(chosen, product)}
      <AdminList
        {...list}
        idOf={({ _id }) => _id}
        filters={[variantFilter, ...filters]}
        tools={<VariantChoice variants={variants} chosen={chosen._id} now={now} />}
        sorts={sorts}
      />
    </>
  );
}

interface VariantChoiceProps {
  variants: Variant[];
  chosen: string;
  now: (variant: Variant) => string;
}

/** Beside the list's buttons, because it is always chosen. */
function VariantChoice({ variants, chosen, now }: VariantChoiceProps) {
  const [params, setParams] = useSearchParams();
  const samePage = useSamePage();
  const place = params.get('place');
  return (
    <Select
      id="variant"
      aria-label="Variant"
      className={styles.variant}
      value={chosen}
      options={variants.map((variant) => ({
        value: variant._id,
        label: `${variantLabel(variant) || 'Only one'}: ${now(variant)}`,
      }))}
      onChange={(variant: string) => setParams({ variant, ...(place && { place }) }, samePage)}
    />
  );
}
