import { lazyPage } from '@haberdash/kit/lazy-page';
import Skeleton from 'antd/es/skeleton';
import { Suspense } from 'react';
import { EditorDialog } from '../../editor/EditorDialog';
import { bannerEditor } from './banner-editor';

const PresentationForm = lazyPage(() => import('./PresentationForm'));

/** Edits a banner's text, link and focal point. */
export function BannerDialog() {
  return (
    <EditorDialog editor={bannerEditor} title={() => 'Edit feature image'} width={720}>
      {(leave, banner) => (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 12 }} />}>
          {banner && <PresentationForm banner={banner} onCancel={leave} />}
        </Suspense>
      )}
    </EditorDialog>
  );
}
