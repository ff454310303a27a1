import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { formOpened, selectForm, templateRequested } from '../products.slice';
import { ProductFormPage } from './ProductFormPage';

/** `new`: adds a product; `?copy=<id>` begins with the values of another one. */
export default function NewProductPage() {
  const copied = useSearchParams()[0].get('copy');
  const { isOpen, editing, template } = useSelector(selectForm);
  const dispatch = useDispatch();
  return (
    <ProductFormPage
      key={copied}
      heading="Add New Product"
      isLoaded={isOpen && !editing && (template?._id ?? null) === copied}
      onOpen={() => dispatch(copied === null ? formOpened(null) : templateRequested(copied))}
    />
  );
}
