import Modal from 'antd/es/modal';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../ui/Page';
import { useDialogWithInput } from '../ui/dialogs/use-dialog-with-input';
import { BrandForm } from './BrandForm';
import { BrandsPanel } from './BrandsPanel';
import { CategoriesPanel } from './CategoriesPanel';
import { CategoryForm } from './CategoryForm';
import {
  brandsRequested,
  categoriesRequested,
  dialogClosed,
  selectDialog,
  selectIsChanged,
  selectSaving,
  type Dialog,
} from './taxonomy.slice';

export default function TaxonomyPage() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(categoriesRequested());
    dispatch(brandsRequested());
  }, [dispatch]);

  return (
    <Page title="Categories and brands">
      <CategoriesPanel />
      <BrandsPanel />
      <TaxonomyDialog />
    </Page>
  );
}

function TaxonomyDialog() {
  const dialog = useSelector(selectDialog);
  const isChanged = useSelector(selectIsChanged);
  const { status } = useSelector(selectSaving);
  const dispatch = useDispatch();
  const { leave, question } = useDialogWithInput({
    isOpen: dialog !== null,
    isBusy: status === 'loading',
    isChanged,
    onClose: () => void dispatch(dialogClosed()),
  });

  return (
    <Modal
      title={dialog ? titleOf(dialog) : ''}
      open={dialog !== null}
      onCancel={leave}
      mask={{ closable: false }}
      footer={null}
      width={560}
      destroyOnHidden
    >
      {dialog?.kind === 'brand' && <BrandForm brand={dialog.brand} onCancel={leave} />}
      {dialog?.kind === 'category' && (
        <CategoryForm category={dialog.category} parent={dialog.parent} onCancel={leave} />
      )}
      {question}
    </Modal>
  );
}

function titleOf(dialog: Dialog): string {
  if (dialog.kind === 'brand') return dialog.brand ? 'Edit brand' : 'Add brand';
  return dialog.category ? 'Edit category' : 'Add category';
}
