import Button from 'antd/es/button';
import { Link } from 'react-router-dom';
import type { ListedProduct } from './products.api';
import styles from './products.module.css';

interface SelectedProductsProps {
  products: ListedProduct[];
  /** Shows them in the layout in which prices and stock are edited. */
  onEdit: () => void;
}

/** What can be done with many products at once. */
export function SelectedProducts({ products, onEdit }: SelectedProductsProps) {
  const ids = products.map(({ _id }) => _id).join(',');
  return (
    <>
      <Link className={styles.editSelected} to={`/admin/products?ids=${ids}`} onClick={onEdit}>
        Edit prices and stock
      </Link>
      <Button href={`/api/admin/products/export?ids=${ids}`} download>
        Export selected
      </Button>
    </>
  );
}
