import { Suspense, use, type ReactNode } from 'react';
import { useLocation, useRoutes } from '@haberdash/kit/router';
import type { Remote } from '@haberdash/kit/remote';
import { isFilesUnavailable } from '@haberdash/kit/retriable';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { NotFoundPage } from '../errors/NotFoundPage';
import { RoutingErrorPage } from '../errors/RoutingErrorPage';
import { SidebarFrame } from './SidebarFrame';
import { TopbarFrame } from './TopbarFrame';

const frames = { topbar: TopbarFrame, sidebar: SidebarFrame };

interface RemoteAreaProps {
  name: string;
  open: (name: string) => Promise<Remote>;
}

/** The pages of a remote inside their frame. Whatever happens in there stays in there. */
export function RemoteArea({ name, open }: RemoteAreaProps) {
  return (
    <Contained>
      <Suspense fallback={<Spinner />}>
        <OpenRemote name={name} open={open} />
      </Suspense>
    </Contained>
  );
}

function OpenRemote({ name, open }: RemoteAreaProps) {
  const remote = use(open(name));
  const Frame = frames[remote.frame];
  return (
    <Frame remote={remote}>
      <Contained>
        <Suspense fallback={<Spinner />}>
          <RemotePages remote={remote} />
        </Suspense>
      </Contained>
    </Frame>
  );
}

function RemotePages({ remote }: { remote: Remote }) {
  return useRoutes(remote.routes) ?? <NotFoundPage />;
}

function Contained({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={fallbackFor}>
      {children}
    </ErrorBoundary>
  );
}

function fallbackFor(error: unknown, retry: () => void) {
  if (!isFilesUnavailable(error)) return <RoutingErrorPage error={error} />;
  return (
    <ErrorState title="This part of the shop is taking a break" onRetry={retry}>
      <p>We couldn&apos;t load it just now. The rest of Haberdash works as usual.</p>
    </ErrorState>
  );
}
