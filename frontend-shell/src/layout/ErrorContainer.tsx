import { isFilesUnavailable } from '@haberdash/kit/lazy-page';
import { useLocation } from '@haberdash/kit/router';
import { Fragment, useRef, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FilesUnavailableNotice } from '../errors/FilesUnavailableNotice';
import { RoutingErrorPage } from '../errors/RoutingErrorPage';

interface ErrorContainerProps {
  /** Drawn around the error's page where there is no frame yet. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Keeps an error inside until the visitor tries again or goes elsewhere. */
export function ErrorContainer({ frame: Frame = Fragment, children }: ErrorContainerProps) {
  const { pathname } = useLocation();
  const caught = useRef<unknown>(null);

  const remember = (error: unknown) => {
    caught.current = error;
  };
  const forget = () => {
    if (isFilesUnavailable(caught.current)) caught.current.forget();
  };

  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={remember}
      onReset={forget}
      fallbackRender={({ error, resetErrorBoundary }) => <Frame>{pageOf(error, resetErrorBoundary)}</Frame>}
    >
      {children}
    </ErrorBoundary>
  );
}

function pageOf(error: unknown, retry: () => void) {
  if (isFilesUnavailable(error)) return <FilesUnavailableNotice onRetry={retry} />;
  return <RoutingErrorPage error={error} />;
}
