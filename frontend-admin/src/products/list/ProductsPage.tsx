import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { lazyPage } from '@haberdash/kit/lazy-page';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useMay } from '../../access/use-may';
import { IfAllowed } from '../../access/IfAllowed';
import { AdminList } from '../../list/AdminList';
import { useRemembered } from '../../list/use-remembered';
import { Page } from '../../ui/Page';
import { MatchingProducts } from '../matching/MatchingProducts';
import { useReplacePage } from '../page/leaving/use-replace-page';
import { PlanDialog } from '../publication/PlanDialog';
import { PreviewDialog } from '../publication/PreviewDialog';
import { ToggleButton } from '../../ui/ToggleButton';
import { productColumns } from './product-columns';
import { productFilters, productSorts, productViews } from './product-filters';
import { ProductCard } from './ProductCard';
import type { ListedProduct } from '../products.api';
import { productsList } from '../products-list';
import { SelectedProducts } from './SelectedProducts';
import { StockDialog } from '../stock/StockDialog';
import styles from '../products.module.css';

const BulkEdit = lazyPage(() => import('../bulk-edit/BulkEdit'));

const layouts = { table: 'Table', grid: 'Grid', edit: 'Edit prices and stock' };
type Layout = keyof typeof layouts;

/** A link to the sheet that the list once had leads to the page of the product. */
export default function ProductsPage() {
  const linkedId = useSearchParams()[0].get('product');
  return linkedId ? <ProductOfLink id={linkedId} /> : <ProductList />;
}

function ProductOfLink({ id }: { id: string }) {
  const replacePage = useEffectEvent(useReplacePage());
  useEffect(() => replacePage(`/admin/products/${encodeURIComponent(id)}`), [id]);
  return null;
}

function ProductList() {
  const navigate = useNavigate();
  const mayChange = useMay()('catalogue.change');
  const [[remembered = 'table'], remember] = useRemembered<Layout>('products:layout', ['table']);
  const layout = remembered === 'edit' && !mayChange ? 'table' : remembered;

  return (
    <Page
      title="Products"
      action={
        <div className={styles.pageActions}>
          <IfAllowed needs="catalogue.change">
            <Link to="/admin/products/import">Import from CSV</Link>
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => void navigate('/admin/products/new')}
            >
              Add New Product
            </Button>
          </IfAllowed>
        </div>
      }
    >
      <AdminList
        list={productsList}
        name="products"
        columns={productColumns}
        idOf={({ _id }) => _id}
        labelOf={({ title }) => title}
        emptyHint="Add your first product. It goes live immediately."
        searchLabel="Search products"
        filters={productFilters}
        sorts={productSorts}
        views={productViews}
        exportPath="/api/admin/products/export"
        body={bodies[layout]}
        actions={
          layout === 'table'
            ? (products) => <SelectedProducts products={products} onEdit={() => remember(['edit'])} />
            : undefined
        }
        matching={(query) => <MatchingProducts query={query} />}
        tools={<LayoutChoice layout={layout} onChoose={(chosen) => remember([chosen])} />}
      />
      <StockDialog />
      <PlanDialog />
      <PreviewDialog />
    </Page>
  );
}

interface LayoutChoiceProps {
  layout: Layout;
  onChoose: (layout: Layout) => void;
}

function LayoutChoice({ layout, onChoose }: LayoutChoiceProps) {
  const mayChange = useMay()('catalogue.change');
  return (
    <div role="group" aria-label="Layout" className={styles.layouts}>
      {Object.entries(layouts)
        .filter(([name]) => name !== 'edit' || mayChange)
        .map(([name, label]) => (
          <ToggleButton key={name} isOn={name === layout} onClick={() => onChoose(name as Layout)}>
            {label}
          </ToggleButton>
        ))}
    </div>
  );
}

const bodies = {
  table: undefined,
  grid: (products: ListedProduct[]) => <Grid products={products} />,
  edit: (products: ListedProduct[]) => (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 12 }} />}>
      <BulkEdit products={products} />
    </Suspense>
  ),
};

function Grid({ products }: { products: ListedProduct[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <ProductCard key={product._id} product={product} />
      ))}
    </ul>
  );
}
