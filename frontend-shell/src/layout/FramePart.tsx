import { useLocation } from 'react-router-dom';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** What a remote adds to its frame. When it throws, the frame goes on without it until the next page. */
export function FramePart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={null} resetKeys={[pathname]}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
