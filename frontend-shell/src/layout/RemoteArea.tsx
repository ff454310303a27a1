import { lazyPage } from '@haberdash/kit/lazy-page';
import { useLocation, useRoutes } from 'react-router-dom';
import { Suspense, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FilesUnavailableNotice } from '../errors/FilesUnavailableNotice';
import { NotFoundPage } from '../errors/NotFoundPage';
import type { RemoteEntry } from '../remotes/remotes.api';
import type { MountedRemote } from '../store/mount-remote';
import { remoteRetried, selectHasFailedStart } from '../remotes/remotes.slice';
import { ErrorContainer } from './ErrorContainer';
import { PageTransition } from './PageTransition';
import { PageFallback } from './skeleton';
import { SidebarFrame } from './frames/SidebarFrame';
import { StandaloneFrame } from './frames/StandaloneFrame';
import { TopbarFrame } from './frames/TopbarFrame';

type RemotesHolder = Parameters<typeof selectHasFailedStart>[0];

const frames = { topbar: TopbarFrame, sidebar: SidebarFrame };

interface Deployment {
  open: (remote: RemoteEntry) => Promise<MountedRemote>;
  /** Whether only a new document can load the remote again. */
  needsNewDocument: (remote: RemoteEntry) => Promise<boolean>;
}

/** One component per remote, created once: React may restart the first render before it commits. */
export function remoteAreas(deployment: Deployment) {
  const areas = new Map<string, ComponentType>();
  return function areaOf(remote: RemoteEntry): ComponentType {
    const area = areas.get(remote.name) ?? remoteArea(remote, deployment);
    areas.set(remote.name, area);
    return area;
  };
}

/** Loads and mounts the remote when it is first rendered. An error boundary contains its errors. */
function remoteArea(entry: RemoteEntry, { open, needsNewDocument }: Deployment): ComponentType {
  const needsReload = () => needsNewDocument(entry);
  const Framed = lazyPage(async () => {
    const remote = await open(entry);
    return { default: () => <FramedRemote remote={remote} home={entry.home} needsReload={needsReload} /> };
  });

  return function RemoteArea() {
    return (
      <ErrorContainer frame={StandaloneFrame} needsReload={needsReload}>
        <Suspense fallback={<PageFallback />}>
          <Framed />
        </Suspense>
      </ErrorContainer>
    );
  };
}

interface FramedRemoteProps {
  remote: MountedRemote;
  home: string;
  needsReload: () => Promise<boolean>;
}

function FramedRemote({ remote, home, needsReload }: FramedRemoteProps) {
  const Frame = frames[remote.frame];
  return (
    <Frame remote={remote} home={home}>
      <ErrorContainer needsReload={needsReload} isLogoutHidden={remote.frame === 'topbar'}>
        <Suspense fallback={<PageFallback />}>
          <StartedRemote remote={remote} />
        </Suspense>
      </ErrorContainer>
    </Frame>
  );
}

/** Shows the pages, unless the remote's saga failed to start, because then nothing would load their data. */
function StartedRemote({ remote }: { remote: MountedRemote }) {
  const { name } = remote;
  const hasFailed = useSelector((state: RemotesHolder) => selectHasFailedStart(state, name));
  const dispatch = useDispatch();
  if (!hasFailed) return <RemotePages remote={remote} />;
  return <FilesUnavailableNotice onRetry={() => void dispatch(remoteRetried({ name }))} />;
}

function RemotePages({ remote }: { remote: MountedRemote }) {
  const { pathname } = useLocation();
  const page = useRoutes(remote.routes) ?? <NotFoundPage />;
  return <PageTransition key={pathname}>{page}</PageTransition>;
}
