import { ErrorState } from '@haberdash/kit/ui/ErrorState';

export function FilesUnavailableNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title="This part of the shop is taking a break" pageTitle="Taking a break" onRetry={onRetry}>
      <p>We couldn&apos;t load it just now. The rest of Haberdash works as usual.</p>
    </ErrorState>
  );
}
