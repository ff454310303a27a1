import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useDeferredValue, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LoadedList } from '../ui/LoadedList';
import { Page } from '../ui/Page';
import { PicturePlaceholder } from '../ui/PicturePlaceholder';
import { ProductCard } from './ProductCard';
import { ProductFilters } from './ProductFilters';
import { ProductSheet } from './ProductSheet';
import { StockDialog } from './StockDialog';
import { stockOpened } from './stock.slice';
import { matching, noFilters } from './product-filters';
import type { Product } from './products.api';
import {
  deletionConfirmed,
  productsRequested,
  selectDeletingIds,
  selectProducts,
  sheetOpened,
} from './products.slice';
import styles from './products.module.css';

export default function ProductsPage() {
  const products = useSelector(selectProducts);
  const dispatch = useDispatch();
  const load = () => dispatch(productsRequested());
  useEffect(() => void dispatch(productsRequested()), [dispatch]);

  return (
    <Page
      title="Products"
      action={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => dispatch(sheetOpened(null))}
        >
          Add New Product
        </Button>
      }
    >
      <LoadedList
        name="products"
        list={products}
        placeholder={<Placeholder />}
        emptyHint="Add your first product. It goes live immediately."
        onRetry={load}
      >
        {(loaded) => <Products products={loaded} />}
      </LoadedList>
      <ProductSheet />
      <StockDialog />
    </Page>
  );
}

function Products({ products }: { products: Product[] }) {
  const deletingIds = useSelector(selectDeletingIds);
  const dispatch = useDispatch();
  const [modal, confirmations] = Modal.useModal();
  const [filters, setFilters] = useState(noFilters);
  // Deferred, so that typing stays responsive.
  const shown = matching(products, useDeferredValue(filters));

  const askToDelete = ({ _id, title }: Product) => {
    void modal.confirm({
      title: `Delete ${title}?`,
      content: 'It will be removed from the shop and from carts. Past orders keep it.',
      okText: 'Delete product',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => void dispatch(deletionConfirmed(_id)),
    });
  };

  return (
    <>
      {confirmations}
      <ProductFilters filters={filters} onChange={setFilters} found={shown.length} total={products.length} />
      <ul className={styles.grid}>
        {shown.map((product) => (
          <ProductCard
            key={product._id}
            product={product}
            isDeleting={deletingIds.includes(product._id)}
            onEdit={(of) => dispatch(sheetOpened(of))}
            onStock={(of) => dispatch(stockOpened(of))}
            onDelete={askToDelete}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <EmptyState title="No products match">
          <Button onClick={() => setFilters(noFilters)}>Show all products</Button>
        </EmptyState>
      )}
    </>
  );
}

function Placeholder() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <PicturePlaceholder key={index} ratio="var(--card-ratio)" />
      ))}
    </div>
  );
}
