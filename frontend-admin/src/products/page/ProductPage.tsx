import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { useMay } from '../../access/use-may';
import { productRequested, selectForm } from '../products.slice';
import { ProductFormPage } from './ProductFormPage';

/** `:id`: edits a product. The page is a form: who may not change the product is shown it in the list. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const { isOpen, editing } = useSelector(selectForm);
  const mayChange = useMay()('catalogue.change');
  const dispatch = useDispatch();
  if (!mayChange) return <Navigate to={`/admin/products?ids=${encodeURIComponent(id)}`} replace />;
  return (
    <ProductFormPage
      key={id}
      heading="Edit Product"
      isLoaded={isOpen && editing?._id === id}
      onOpen={() => dispatch(productRequested(id))}
    />
  );
}
