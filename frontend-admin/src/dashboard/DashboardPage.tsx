import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PictureUpload } from '../pictures/PictureUpload';
import { useUpload } from '../pictures/use-upload';
import { LoadedList } from '../ui/LoadedList';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { SubmitButton } from '../ui/SubmitButton';
import { BannerList } from './banners/BannerList';
import { bannersRequested, bannerSubmitted, selectAdding, selectBanners } from './banners/banners.slice';
import styles from './dashboard.module.css';
import { ReportSection } from './report/ReportSection';

export default function DashboardPage() {
  const banners = useSelector(selectBanners);
  const adding = useSelector(selectAdding);
  const { url: pictureUrl } = useUpload('banner');
  const dispatch = useDispatch();
  const load = () => dispatch(bannersRequested());
  useEffect(() => void dispatch(bannersRequested()), [dispatch]);

  return (
    <Page title="Dashboard">
      <ReportSection />
      <div className={styles.panels}>
        <Panel title="Add a feature image">
          <div className={styles.adding}>
            <PictureUpload place="banner" ratio="16 / 6" />
            <SubmitButton
              disabled={!pictureUrl}
              busy={adding.status === 'loading'}
              onClick={() => pictureUrl && dispatch(bannerSubmitted(pictureUrl))}
            >
              Upload
            </SubmitButton>
          </div>
        </Panel>
        <Panel title="Feature images">
          <LoadedList
            name="feature images"
            list={banners}
            placeholder={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
            emptyHint="Pictures you upload appear at the top of the home page."
            onRetry={load}
          >
            {(loaded) => <BannerList banners={loaded} />}
          </LoadedList>
        </Panel>
      </div>
    </Page>
  );
}
