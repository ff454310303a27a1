import { lazyPage } from '@haberdash/kit/lazy-page';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IfAllowed } from '../access/IfAllowed';
import { LoadedList } from '../ui/LoadedList';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { ToDoList } from '../waiting-work/ToDoList';
import { WhenNear } from './WhenNear';
import { bannersRequested, selectBanners } from './banners/banners.slice';
import styles from './dashboard.module.css';
import { ReportSection } from './report/ReportSection';

const AddBanner = lazyPage(() => import('./banners/AddBanner'));
const BannerList = lazyPage(() => import('./banners/BannerList'));

export default function DashboardPage() {
  return (
    <Page title="Dashboard">
      <ToDoList />
      <ReportSection />
      <IfAllowed needs="content.change">
        <Banners />
      </IfAllowed>
    </Page>
  );
}

function Banners() {
  const banners = useSelector(selectBanners);
  const dispatch = useDispatch();
  const load = () => dispatch(bannersRequested());
  useEffect(() => void dispatch(bannersRequested()), [dispatch]);
  const placeholder = <Skeleton active title={false} paragraph={{ rows: 8 }} />;

  return (
    <div className={styles.panels}>
      <Panel title="Add a feature image">
        <WhenNear placeholder={placeholder}>
          <AddBanner />
        </WhenNear>
      </Panel>
      <Panel title="Feature images">
        <WhenNear placeholder={placeholder}>
          <LoadedList
            name="feature images"
            list={banners}
            placeholder={placeholder}
            emptyHint="Pictures you upload appear at the top of the home page."
            onRetry={load}
          >
            {(loaded) => <BannerList banners={loaded} />}
          </LoadedList>
        </WhenNear>
      </Panel>
    </div>
  );
}
