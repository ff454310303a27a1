import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect, useEffectEvent, useTransition } from 'react';
import { useIsOnline } from './use-is-online';

interface FilesUnavailableNoticeProps {
  /** For late files: settles when they arrive or fail. */
  arrival?: Promise<unknown> | undefined;
  onArrival?: () => void;
  onRetry: () => void | Promise<void>;
}

/** Retries by itself when the browser is online again (see ErrorState) and when late files arrive. */
export function FilesUnavailableNotice({ arrival, onArrival, onRetry }: FilesUnavailableNoticeProps) {
  const [isRetrying, startRetry] = useTransition();
  const isOnline = useIsOnline();

  const arrived = useEffectEvent(() => onArrival?.());
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

  if (isRetrying) return <Spinner />;
  const { title, text } = isOnline ? messages.online : messages.offline;
  return (
    <ErrorState title={title} pageTitle={title} onRetry={() => startRetry(async () => onRetry())}>
      <p>{text}</p>
    </ErrorState>
  );
}

const messages = {
  online: { title: "We couldn't load this page", text: 'Please try again in a moment.' },
  offline: {
    title: "You're offline",
    text: 'Check your connection. This page opens by itself once you are back online.',
  },
};
