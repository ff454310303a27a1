import { lazyPage } from '@haberdash/kit/lazy-page';
import Drawer from 'antd/es/drawer';
import Skeleton from 'antd/es/skeleton';
import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ChangesDisclosure } from '../../audit/ChangesDisclosure';
import { useDialogWithInput } from '../../ui/dialogs/use-dialog-with-input';
import { selectIsDraftChanged } from '../variants/variants.slice';
import { selectSaving, selectSheet, sheetClosed } from '../products.slice';
import { useProductLink } from './use-product-link';

const ProductForm = lazyPage(() => import('./ProductForm'));

export function ProductSheet() {
  const { isOpen, editing, isChanged, openings } = useSelector(selectSheet);
  const isDraftChanged = useSelector(selectIsDraftChanged);
  const { status } = useSelector(selectSaving);
  const dispatch = useDispatch();
  const { leave, question } = useDialogWithInput({
    isOpen,
    isBusy: status === 'loading',
    isChanged: isChanged || isDraftChanged,
    onClose: () => void dispatch(sheetClosed()),
  });
  useProductLink();

  return (
    <Drawer
      title={editing ? 'Edit Product' : 'Add New Product'}
      open={isOpen}
      onClose={leave}
      size="min(30rem, 100%)"
      push={false}
      destroyOnHidden
    >
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 12 }} />}>
        <ProductForm key={openings} />
        {editing && <ChangesDisclosure key={editing._id} subjectId={editing._id} />}
      </Suspense>
      {question}
    </Drawer>
  );
}
