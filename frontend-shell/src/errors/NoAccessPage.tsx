import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';

export function NoAccessPage() {
  return (
    <EmptyState title="You don't have access to view this page" pageTitle="No access">
      <p>It belongs to another part of the shop.</p>
      <ButtonLink variant="secondary" to="/">
        Back to the start
      </ButtonLink>
    </EmptyState>
  );
}
