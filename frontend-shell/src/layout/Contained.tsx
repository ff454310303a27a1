import { isFilesUnavailable } from '@haberdash/kit/lazy-page';
import { useLocation } from '@haberdash/kit/router';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { RoutingErrorPage } from '../errors/RoutingErrorPage';

/** Keeps an error inside until the visitor tries again or goes elsewhere. */
export function Contained({ children }: { children: ReactNode }) {
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
