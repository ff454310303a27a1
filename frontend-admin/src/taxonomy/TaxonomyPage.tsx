import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { EditorDialog } from '../editor/EditorDialog';
import { Page } from '../ui/Page';
import { BrandForm } from './BrandForm';
import { BrandsPanel } from './BrandsPanel';
import { CategoriesPanel } from './CategoriesPanel';
import { CategoryForm } from './CategoryForm';
import { brandEditor, categoryEditor } from './taxonomy-editors';
import { brandsRequested, categoriesRequested } from './taxonomy.slice';

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
      <EditorDialog editor={categoryEditor} title={(saved) => (saved ? 'Edit category' : 'Add category')}>
        {(leave) => <CategoryForm onCancel={leave} />}
      </EditorDialog>
      <EditorDialog editor={brandEditor} title={(saved) => (saved ? 'Edit brand' : 'Add brand')}>
        {(leave) => <BrandForm onCancel={leave} />}
      </EditorDialog>
    </Page>
  );
}
