import { lazyPage } from '@haberdash/kit/lazy-page';
import Modal from 'antd/es/modal';
import Skeleton from 'antd/es/skeleton';
import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDialogWithInput } from '../../ui/dialogs/use-dialog-with-input';
import { bannerClosed, selectIsChanged, selectOpenBanner, selectSaving } from './banners.slice';

const PresentationForm = lazyPage(() => import('./PresentationForm'));

/** Edits a banner's text, link and focal point. */
export function BannerDialog() {
  const banner = useSelector(selectOpenBanner);
  const isChanged = useSelector(selectIsChanged);
  const { status } = useSelector(selectSaving);
  const dispatch = useDispatch();
  const { leave, question } = useDialogWithInput({
    isOpen: banner !== null,
    isBusy: status === 'loading',
    isChanged,
    onClose: () => void dispatch(bannerClosed()),
  });

  return (
    <Modal
      title="Edit feature image"
      open={banner !== null}
      onCancel={leave}
      // A click that slips off the picture must not close the dialog.
      mask={{ closable: false }}
      footer={null}
      width={720}
      destroyOnHidden
    >
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 12 }} />}>
        {banner && <PresentationForm key={banner._id} banner={banner} onCancel={leave} />}
      </Suspense>
      {question}
    </Modal>
  );
}
