import { lazyPage } from '@haberdash/kit/lazy-page';
import type { Remote } from '@haberdash/kit/remote';
import { useLocation, useRoutes } from '@haberdash/kit/router';
import { Suspense, type ComponentType } from 'react';
import { NotFoundPage } from '../errors/NotFoundPage';
import type { RemoteEntry } from '../remotes/remotes.api';
import { ErrorContainer } from './ErrorContainer';
import { Awaited } from './first-sight';
import { PageTransition } from './PageTransition';
import { SidebarFrame } from './SidebarFrame';
import { StandaloneFrame } from './StandaloneFrame';
import { TopbarFrame } from './TopbarFrame';

const frames = { topbar: TopbarFrame, sidebar: SidebarFrame };

/** The areas of remotes. There is one of each for good: React may begin the first page anew before it shows any of it. */
export function remoteAreas(open: (remote: RemoteEntry) => Promise<Remote>) {
  const areas = new Map<string, ComponentType>();
  return function areaOf(remote: RemoteEntry): ComponentType {
    const { name, home } = remote;
    const area = areas.get(name) ?? remoteArea(home, () => open(remote));
    areas.set(name, area);
    return area;
  };
}

/** Fetched and mounted when it is first shown. Whatever happens in there stays in there. */
function remoteArea(home: string, open: () => Promise<Remote>): ComponentType {
  const Framed = lazyPage(async () => {
    const remote = await open();
    return { default: () => <FramedRemote remote={remote} home={home} /> };
  });

  return function RemoteArea() {
    return (
      <ErrorContainer frame={StandaloneFrame}>
        <Suspense fallback={<Awaited />}>
          <Framed />
        </Suspense>
      </ErrorContainer>
    );
  };
}

function FramedRemote({ remote, home }: { remote: Remote; home: string }) {
  const Frame = frames[remote.frame];
  return (
    <Frame remote={remote} home={home}>
      <ErrorContainer>
        <Suspense fallback={<Awaited />}>
          <RemotePages remote={remote} />
        </Suspense>
      </ErrorContainer>
    </Frame>
  );
}

function RemotePages({ remote }: { remote: Remote }) {
  const { pathname } = useLocation();
  const page = useRoutes(remote.routes) ?? <NotFoundPage />;
  return <PageTransition key={pathname}>{page}</PageTransition>;
}
