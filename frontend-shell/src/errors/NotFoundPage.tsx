import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';

export function NotFoundPage() {
  return (
    <EmptyState title="page doesn't exists" pageTitle="Page not found">
      <p>It may have been moved, or there is a slip in its address.</p>
      <ButtonLink variant="secondary" to="/">
        Back to the start
      </ButtonLink>
    </EmptyState>
  );
}
