import { shopName } from '@haberdash/kit/page-meta';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useIsOnline } from './use-is-online';

/** The page behind it opens when a check of the session succeeds, which is repeated every few seconds. */
export function ShopUnreachableNotice({ onRetry }: { onRetry: () => void }) {
  const isOnline = useIsOnline();
  const title = isOnline ? `${shopName()} can't be reached right now` : "You're offline";
  return (
    <ErrorState title={title} pageTitle={title} onRetry={onRetry}>
      <p>
        {isOnline
          ? 'We keep trying. This page opens by itself as soon as the shop answers.'
          : 'Check your connection. This page opens by itself once you are back online.'}
      </p>
    </ErrorState>
  );
}
