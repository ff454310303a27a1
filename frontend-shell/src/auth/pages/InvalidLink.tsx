import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import type { ReactNode } from 'react';

interface InvalidLinkProps {
  title: string;
  heading: string;
  reason: string;
  /** A way to go on. */
  children?: ReactNode;
}

/** In place of the form, so that nobody types a password for nothing. */
export function InvalidLink({ title, heading, reason, children }: InvalidLinkProps) {
  return (
    <div className="auth-form">
      <PageHeading title={title}>{heading}</PageHeading>
      <p className="auth-reason" role="alert">
        {reason}
      </p>
      {children}
    </div>
  );
}
