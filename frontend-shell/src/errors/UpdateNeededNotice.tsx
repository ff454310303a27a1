import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import './errors.css';

interface UpdateNeededNoticeProps {
  /** Technical detail for the operators. */
  detail: string;
}

/** This document's shell is older than the remote. A new document loads the current shell. */
export function UpdateNeededNotice({ detail }: UpdateNeededNoticeProps) {
  return (
    <ErrorState
      title="This page needs a newer version of Haberdash"
      pageTitle="Update needed"
      onRetry={() => window.location.reload()}
    >
      <p>Try again to get it. If that doesn&apos;t help, come back in a few minutes.</p>
      <p className="error-detail">{detail}</p>
    </ErrorState>
  );
}
