import { Link } from '@haberdash/kit/router';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';

export function NoAccessPage() {
  return (
    <EmptyState title="You don't have access to view this page" heading="h1">
      <Link className="button button-secondary" to="/">
        Back to the start
      </Link>
    </EmptyState>
  );
}
