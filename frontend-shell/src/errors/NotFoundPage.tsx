import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';

export function NotFoundPage() {
  return (
    <EmptyState title="page doesn't exists" pageTitle="Page not found">
      <p>It may have moved, or the address may be mistyped.</p>
      <ButtonLink variant="secondary" to="/">
        Go to the home page
      </ButtonLink>
    </EmptyState>
  );
}
