import { isFilesUnavailable, type FilesUnavailable } from '@haberdash/kit/lazy-page';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Component, useEffect, useEffectEvent, type ReactNode } from 'react';

interface FilesBoundaryProps {
  children: ReactNode;
}

/** Around a part of a page that loads files of its own. When they can't be loaded, the page stays; other errors are the page's. */
export class FilesBoundary extends Component<FilesBoundaryProps> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError = (error: Error) => ({ error });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isFilesUnavailable(error)) throw error;
    return <FilesNotice error={error} onReset={() => this.setState({ error: null })} />;
  }
}

interface FilesNoticeProps {
  error: FilesUnavailable;
  onReset: () => void;
}

/** Loads again when late files arrive, and when the browser is online again. */
function FilesNotice({ error: { arrival, forget }, onReset }: FilesNoticeProps) {
  const loadAgain = () => {
    forget();
    onReset();
  };
  const arrived = useEffectEvent(loadAgain);
  useEffect(() => {
    let isShown = true;
    arrival?.then(
      () => isShown && arrived(),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [arrival]);
  return (
    <ErrorState title={navigator.onLine ? "We couldn't load this" : "You're offline"} onRetry={loadAgain}>
      <p>
        {navigator.onLine
          ? 'Please try again in a moment.'
          : 'Check your connection. This opens by itself once you are back online.'}
      </p>
    </ErrorState>
  );
}
