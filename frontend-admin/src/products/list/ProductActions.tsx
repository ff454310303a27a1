import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../access/use-may';
import { IfAllowed } from '../../access/IfAllowed';
import { previewLinkRequested } from '../publication/publication.slice';
import { useStateActions } from '../publication/use-state-actions';
import type { ListedProduct } from '../products.api';
import { deletionConfirmed, selectDeletingIds } from '../products.slice';
import styles from '../products.module.css';

export function ProductActions({ product }: { product: ListedProduct }) {
  const { _id, title } = product;
  const isDeleting = useSelector(selectDeletingIds).includes(_id);
  const dispatch = useDispatch();
  const navigate = useNavigate();
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
      <IfAllowed needs="catalogue.change">
        <Button aria-label={`Edit ${title}`} onClick={() => void navigate(`/admin/products/${_id}`)}>
          Edit
        </Button>
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
      </IfAllowed>
      <MoreActions product={product} />
    </div>
  );
}

function MoreActions({ product }: { product: ListedProduct }) {
  const { _id, title, state } = product;
  const stateActions = useStateActions([product]);
  const may = useMay();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  const preview = {
    key: 'preview',
    label: 'Copy preview link …',
    onClick: () => void dispatch(previewLinkRequested(_id)),
  };
  const changes = [
    ...stateActions,
    ...(state === 'published' ? [] : [preview]),
    { type: 'divider' as const },
    { key: 'duplicate', label: 'Duplicate', onClick: go(`/admin/products/new?copy=${_id}`) },
  ];
  const orders = { key: 'orders', label: 'Orders', onClick: go(`/admin/orders?product=${_id}`) };
  const ledger = { key: 'ledger', label: 'Stock ledger', onClick: go(`/admin/products/${_id}/stock`) };
  const items = [
    ...(may('catalogue.change') ? changes : []),
    ...(may('orders.read') ? [orders] : []),
    ...(may('stock.read') ? [ledger] : []),
    { key: 'prices', label: 'Price history', onClick: go(`/admin/products/${_id}/prices`) },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus>
      <Button type="text" aria-label={`More actions for ${title}`} icon={<EllipsisOutlined aria-hidden />} />
    </Dropdown>
  );
}
