import { shopName } from '@haberdash/kit/page-meta';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';

export function NoAccessPage() {
  return (
    <EmptyState title="You don't have access to view this page" pageTitle="No access">
      <p>Your account can&apos;t open this part of {shopName()}.</p>
      <ButtonLink variant="secondary" to="/">
        Go to the home page
      </ButtonLink>
    </EmptyState>
  );
}
