import { lazyPage } from '@haberdash/kit/lazy-page';
import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Modal from 'antd/es/modal';
import Skeleton from 'antd/es/skeleton';
import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LoadedList } from '../ui/LoadedList';
import { Page } from '../ui/Page';
import { PicturePlaceholder } from '../ui/PicturePlaceholder';
import { ProductCard } from './ProductCard';
import { StockDialog } from './StockDialog';
import { stockOpened } from './stock.slice';
import type { Product } from './products.api';
import {
  deletionConfirmed,
  productsRequested,
  selectDeletingIds,
  selectSaving,
  selectProducts,
  selectSheet,
  sheetClosed,
  sheetOpened,
} from './products.slice';
import styles from './products.module.css';

const ProductForm = lazyPage(() => import('./ProductForm'));

export default function ProductsPage() {
  const products = useSelector(selectProducts);
  const deletingIds = useSelector(selectDeletingIds);
  const dispatch = useDispatch();
  const [modal, confirmations] = Modal.useModal();
  const openSheet = (product: Product | null) => dispatch(sheetOpened(product));
  const load = () => dispatch(productsRequested());
  useEffect(() => void dispatch(productsRequested()), [dispatch]);

  const askToDelete = ({ _id, title }: Product) => {
    void modal.confirm({
      title: `Delete ${title}?`,
      content: 'It leaves the shop and every cart; past orders keep it.',
      okText: 'Delete product',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => void dispatch(deletionConfirmed(_id)),
    });
  };

  return (
    <Page
      title="Products"
      action={
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => openSheet(null)}>
          Add New Product
        </Button>
      }
    >
      <LoadedList
        name="products"
        list={products}
        placeholder={<Placeholder />}
        emptyHint="Add the first one: it is in the shop at once."
        onRetry={load}
      >
        {(loaded) => (
          <ul className={styles.grid}>
            {loaded.map((product) => (
              <ProductCard
                key={product._id}
                product={product}
                isDeleting={deletingIds.includes(product._id)}
                onEdit={openSheet}
                onStock={(of) => dispatch(stockOpened(of))}
                onDelete={askToDelete}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      <ProductSheet />
      <StockDialog />
      {confirmations}
    </Page>
  );
}

function ProductSheet() {
  const { isOpen, editing, openings } = useSelector(selectSheet);
  const { status } = useSelector(selectSaving);
  const dispatch = useDispatch();
  const close = () => {
    if (status !== 'loading') dispatch(sheetClosed());
  };
  useBackToClose(isOpen, close);

  return (
    <Drawer
      title={editing ? 'Edit Product' : 'Add New Product'}
      open={isOpen}
      onClose={close}
      size="min(30rem, 100%)"
      push={false}
      destroyOnHidden
    >
      <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
        <ProductForm key={openings} />
      </Suspense>
    </Drawer>
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
