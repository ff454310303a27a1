import { shopName } from '@haberdash/kit/page-meta';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Link } from 'react-router-dom';
import './errors.css';

interface UpdateNeededNoticeProps {
  /** Technical detail for the operators. */
  detail: string;
}

/** The remote was built for another major version of the kit than this document's shell has. A new document loads both again. */
export function UpdateNeededNotice({ detail }: UpdateNeededNoticeProps) {
  return (
    <ErrorState
      title={`This page doesn't fit this version of ${shopName()}`}
      pageTitle="Update needed"
      onRetry={() => window.location.reload()}
    >
      <p>
        One of them is being updated. Try again to load both, or come back in a few minutes.{' '}
        <Link to="/" reloadDocument>
          Go to the home page
        </Link>
      </p>
      <p className="error-detail">{detail}</p>
    </ErrorState>
  );
}
