import { Link } from '@haberdash/kit/router';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';

export function NotFoundPage() {
  return (
    <EmptyState title="page doesn't exists" heading="h1">
      <Link className="button button-secondary" to="/">
        Back to the start
      </Link>
    </EmptyState>
  );
}
