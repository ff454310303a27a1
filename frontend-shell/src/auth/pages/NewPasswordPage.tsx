import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { AuthForm } from './AuthForm';
import { emailField, passwordField } from './auth-fields';
import { InvalidLink } from './InvalidLink';
import { newPasswordSubmitted, resetLinkOpened, selectResetLink } from '../session/session.slice';

const heading = { title: 'New password', heading: 'Set a new password' };
const newPasswordField = passwordField('New password');

/** Where the link in the e-mail leads. Its token is behind the #, which browsers send to no server. */
export default function NewPasswordPage() {
  const dispatch = useDispatch();
  const token = useLocation().hash.slice(1);
  const { state, email } = useSelector(selectResetLink);

  useEffect(() => {
    if (token) dispatch(resetLinkOpened({ token }));
  }, [token, dispatch]);

  if (!token) {
    return <InvalidResetLink reason="This link is incomplete. Please open it from the e-mail again." />;
  }
  if (state === 'unchecked') return <Spinner />;
  if (state === 'invalid') {
    return <InvalidResetLink reason="This link has been used, or is older than 30 minutes." />;
  }
  return (
    <AuthForm
      page={heading}
      otherWay={
        <>
          The link works once. <Link to="/auth/forgot-password">Request a new link</Link>
        </>
      }
      fields={email ? [emailField(email), newPasswordField] : [newPasswordField]}
      submitLabel="Set password"
      onSubmit={({ password }) => dispatch(newPasswordSubmitted({ token, newPassword: password }))}
    />
  );
}

function InvalidResetLink({ reason }: { reason: string }) {
  return (
    <InvalidLink {...heading} reason={reason}>
      <ButtonLink to="/auth/forgot-password">Request a new link</ButtonLink>
    </InvalidLink>
  );
}
