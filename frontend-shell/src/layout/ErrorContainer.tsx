import { isFilesUnavailable, type FilesUnavailable } from '@haberdash/kit/lazy-page';
import { useLocation } from 'react-router-dom';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { FilesUnavailableNotice } from '../errors/FilesUnavailableNotice';
import { RoutingErrorPage } from '../errors/RoutingErrorPage';
import { UpdateNeededNotice } from '../errors/UpdateNeededNotice';
import { isSharedVersionRefusal } from '../remotes/shared-version-refusal';

interface ErrorContainerProps {
  /** Drawn around the error's page where there is no frame yet. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** Whether the remote was deployed after this document had loaded it: its old files may be gone for good. */
  isOutdated?: () => Promise<boolean>;
  children: ReactNode;
}

/** Keeps an error inside until the visitor tries again or goes elsewhere. */
export function ErrorContainer({ frame: Frame = Fragment, isOutdated, children }: ErrorContainerProps) {
  const { pathname } = useLocation();
  const fallbackOf = ({ error, resetErrorBoundary: reset }: FallbackProps) => {
    if (!isFilesUnavailable(error)) return <RoutingErrorPage error={error} />;
    const { cause } = error;
    if (isSharedVersionRefusal(cause)) return <UpdateNeededNotice detail={cause.message} />;
    return <UnavailableFiles error={error} isOutdated={isOutdated} onReset={reset} />;
  };
  return (
    <ErrorBoundary resetKeys={[pathname]} fallbackRender={(props) => <Frame>{fallbackOf(props)}</Frame>}>
      {children}
    </ErrorBoundary>
  );
}

interface UnavailableFilesProps extends Pick<ErrorContainerProps, 'isOutdated'> {
  error: FilesUnavailable;
  onReset: () => void;
}

function UnavailableFiles({ error, isOutdated, onReset }: UnavailableFilesProps) {
  const { arrival, forget } = error;
  const loadAgain = () => {
    forget();
    onReset();
  };
  /** Files that hang can't be asked for again by the same document: the browser waits for the first request. */
  const retry = async () => {
    if (arrival || (await isOutdated?.())) window.location.reload();
    else loadAgain();
  };
  return <FilesUnavailableNotice arrival={arrival} onArrival={loadAgain} onRetry={retry} />;
}
