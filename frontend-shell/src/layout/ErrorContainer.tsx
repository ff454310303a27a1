import { isFilesUnavailable, type FilesUnavailable } from '@haberdash/kit/lazy-page';
import { useLocation } from 'react-router-dom';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { FilesUnavailableNotice } from '../errors/FilesUnavailableNotice';
import { RoutingErrorPage } from '../errors/RoutingErrorPage';
import { UpdateNeededNotice } from '../errors/UpdateNeededNotice';
import { isSharedVersionRefusal } from '../remotes/shared-version-refusal';
import { reportCaughtError } from '../reports/reports';

interface ErrorContainerProps {
  /** Rendered around the error page if there is no frame yet. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** Whether only a new document can load the files. */
  needsReload?: () => Promise<boolean>;
  /** Whether the frame around it hides Logout in a menu. */
  isLogoutHidden?: boolean;
  children: ReactNode;
}

/** An error boundary that resets when the visitor retries or navigates. */
export function ErrorContainer({
  frame: Frame = Fragment,
  needsReload,
  isLogoutHidden = false,
  children,
}: ErrorContainerProps) {
  const { pathname } = useLocation();
  const fallbackOf = ({ error, resetErrorBoundary: reset }: FallbackProps) => {
    if (!isFilesUnavailable(error)) return <RoutingErrorPage error={error} hasLogout={isLogoutHidden} />;
    const { cause } = error;
    if (isSharedVersionRefusal(cause)) return <UpdateNeededNotice detail={cause.message} />;
    return <UnavailableFiles error={error} needsReload={needsReload} onReset={reset} />;
  };
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={reportCaughtError}
      fallbackRender={(props) => <Frame>{fallbackOf(props)}</Frame>}
    >
      {children}
    </ErrorBoundary>
  );
}

interface UnavailableFilesProps extends Pick<ErrorContainerProps, 'needsReload'> {
  error: FilesUnavailable;
  onReset: () => void;
}

function UnavailableFiles({ error, needsReload, onReset }: UnavailableFilesProps) {
  const { arrival, forget } = error;
  const loadAgain = () => {
    forget();
    onReset();
  };
  /** The same document cannot request hanging files again: the browser waits for the first request. */
  const retry = async () => {
    if (arrival || (await needsReload?.())) window.location.reload();
    else loadAgain();
  };
  return <FilesUnavailableNotice arrival={arrival} onArrival={loadAgain} onRetry={retry} />;
}
