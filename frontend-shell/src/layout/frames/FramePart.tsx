import { useLocation } from 'react-router-dom';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportCaughtError } from '../../reports/reports';

/** A remote's part of the frame. If it throws, the frame is shown without it until the next page. */
export function FramePart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={null} resetKeys={[pathname]} onError={reportCaughtError}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
