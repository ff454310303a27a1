import { Link } from '@haberdash/kit/router';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';

export function NotFoundPage() {
  return (
    <EmptyState title="page doesn't exists">
      <Link className="button button-secondary" to="/">
        Back to the start
      </Link>
    </EmptyState>
  );
}
