import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../../access/IfAllowed';
import { ExportSelected } from '../../list/ExportSelected';
import { selectSavingState } from '../publication/publication.slice';
import { useStateActions } from '../publication/use-state-actions';
import { RunningText } from '../../ui/RunningText';
import type { ListedProduct } from '../products.api';
import styles from '../products.module.css';

interface SelectedProductsProps {
  products: ListedProduct[];
  /** Shows them in the layout in which prices and stock are edited. */
  onEdit: () => void;
}

/** The actions for many products at once. */
export function SelectedProducts({ products, onEdit }: SelectedProductsProps) {
  const items = useStateActions(products);
  const isSaving = useSelector(selectSavingState).status === 'loading';
  const ids = products.map(({ _id }) => _id);
  return (
    <>
      <IfAllowed needs="catalogue.change">
        <Link className={styles.editSelected} to={`/admin/products?ids=${ids.join(',')}`} onClick={onEdit}>
          Edit prices and stock
        </Link>
        <Link className={styles.editSelected} to={`/admin/sales/add?products=${ids.join(',')}`}>
          Put on sale…
        </Link>
        <Dropdown menu={{ items }} trigger={['click']} autoFocus>
          <Button disabled={isSaving}>Change status</Button>
        </Dropdown>
      </IfAllowed>
      <ExportSelected path="/api/admin/products/export" ids={ids} />
      <RunningText text={isSaving ? 'Changing the status…' : null} />
    </>
  );
}
