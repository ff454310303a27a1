import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
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

export function RoutingErrorPage({ error }: { error: unknown }) {
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <div className="error-page">
      <div role="alert">
        <PageHeading title="Error">Unexpected Application Error!</PageHeading>
        <h2>{headlineOf(error)}</h2>
      </div>
      {stack && <pre tabIndex={0}>{stack}</pre>}
      {/* Loads a new document, because the state of this one is unknown. */}
      <ButtonLink variant="secondary" to="/" reloadDocument>
        Go to the home page
      </ButtonLink>
    </div>
  );
}
