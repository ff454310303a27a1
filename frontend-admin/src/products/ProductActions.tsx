import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ListedProduct } from './products.api';
import { deletionConfirmed, duplicateRequested, selectDeletingIds, sheetOpened } from './products.slice';
import styles from './products.module.css';

export function ProductActions({ product }: { product: ListedProduct }) {
  const { _id, title } = product;
  const isDeleting = useSelector(selectDeletingIds).includes(_id);
  const dispatch = useDispatch();
  const [modal, confirmations] = Modal.useModal();

  const askToDelete = () => {
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
    <div className={styles.actions}>
      {confirmations}
      <Button aria-label={`Edit ${title}`} onClick={() => dispatch(sheetOpened(product))}>
        Edit
      </Button>
      <Button type="text" aria-label={`Duplicate ${title}`} onClick={() => dispatch(duplicateRequested(_id))}>
        Duplicate
      </Button>
      <Link to={`/admin/products/${_id}/stock`} aria-label={`Stock ledger of ${title}`}>
        Ledger
      </Link>
      <Button
        type="text"
        danger
        aria-label={`Delete ${title}`}
        disabled={isDeleting}
        aria-busy={isDeleting || undefined}
        onClick={askToDelete}
      >
        Delete
      </Button>
    </div>
  );
}
