import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { LogoutButton } from '../layout/frames/LogoutButton';
import './errors.css';

interface StatusError {
  status: number;
  statusText: string;
}

function hasStatus(error: unknown): error is StatusError {
  return typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error;
}

function headlineOf(error: unknown): string {
  if (hasStatus(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

interface RoutingErrorPageProps {
  error: unknown;
  /** Where the frame around it shows none at once. */
  hasLogout: boolean;
}

export function RoutingErrorPage({ error, hasLogout }: RoutingErrorPageProps) {
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <div className="error-page">
      <div role="alert">
        <PageHeading title="Error">Unexpected Application Error!</PageHeading>
        <h2>{headlineOf(error)}</h2>
      </div>
      <div className="error-actions">
        {/* Loads a new document, because the state of this one is unknown. */}
        <ButtonLink variant="secondary" to="/" reloadDocument>
          Go to the home page
        </ButtonLink>
        {hasLogout && <LogoutButton />}
      </div>
      {stack && (
        <details className="error-stack">
          <summary>Details for support</summary>
          <pre tabIndex={0}>{stack}</pre>
        </details>
      )}
    </div>
  );
}
