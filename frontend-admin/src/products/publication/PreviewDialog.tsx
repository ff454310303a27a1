import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import { shopTime } from '../../time/shop-time';
import { CopyButton } from '../../ui/CopyButton';
import type { PreviewLink } from './publication.api';
import styles from './preview-dialog.module.css';
import { previewClosed, selectPreview } from './publication.slice';

/** A link to a product that the shop does not show, to copy. */
export function PreviewDialog() {
  const link = useSelector(selectPreview);
  const dispatch = useDispatch();
  const close = () => dispatch(previewClosed());
  const isOpen = link !== null;
  useBackToClose(isOpen, close);

  return (
    <Modal title="Preview link" open={isOpen} onCancel={close} footer={null} width={480} destroyOnHidden>
      {link && <LinkToCopy link={link} />}
    </Modal>
  );
}

function LinkToCopy({ link: { path, expiresAt } }: { link: PreviewLink }) {
  const url = new URL(path, window.location.origin).href;
  return (
    <>
      <p>
        People with this link see the product as it is then, without signing in, until{' '}
        <strong>{shopTime(expiresAt)}</strong>. An earlier link of this product no longer works.
      </p>
      <div className={styles.link}>
        <Input
          aria-label="Preview link"
          value={url}
          readOnly
          autoFocus
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={url} name="the preview link" />
      </div>
    </>
  );
}
