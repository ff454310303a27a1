import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import type { ReactNode } from 'react';

/** In place of the form, so that nobody types a password for nothing. */
export function InvalidResetLink({ children }: { children: ReactNode }) {
  return (
    <div className="auth-form">
      <PageHeading title="New password">Set a new password</PageHeading>
      <p className="auth-reason" role="alert">
        {children}
      </p>
      <ButtonLink to="/auth/forgot-password">Request a new link</ButtonLink>
    </div>
  );
}
