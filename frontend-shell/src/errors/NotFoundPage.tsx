import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';

export function NotFoundPage() {
  return (
    <EmptyState title="page doesn't exists" pageTitle="Page not found">
      <ButtonLink variant="secondary" to="/">
        Back to the start
      </ButtonLink>
    </EmptyState>
  );
}
