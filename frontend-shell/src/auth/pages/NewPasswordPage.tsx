import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { AuthForm, type AuthField } from './AuthForm';
import { InvalidResetLink } from './InvalidResetLink';
import { newPasswordSubmitted, resetLinkOpened, selectResetLink } from '../session/session.slice';

const passwordField: AuthField = {
  name: 'password',
  label: 'New password',
  autoComplete: 'new-password',
  minLength: 8,
  maxLength: 128,
  help: '8 to 128 characters',
  advice: 'Please choose a password of 8 or more characters',
};

/** Tells the password manager whose password it is. */
const emailField = (email: string): AuthField => ({
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'username',
  readOnly: true,
  value: email,
  advice: '',
});

/** Where the link in the e-mail leads. Its token is behind the #, which browsers send to no server. */
export default function NewPasswordPage() {
  const dispatch = useDispatch();
  const token = useLocation().hash.slice(1);
  const { state, email } = useSelector(selectResetLink);

  useEffect(() => {
    if (token) dispatch(resetLinkOpened({ token }));
  }, [token, dispatch]);

  if (!token) {
    return (
      <InvalidResetLink>This link is incomplete. Please open it from the e-mail again.</InvalidResetLink>
    );
  }
  if (state === 'unchecked') return <Spinner />;
  if (state === 'invalid') {
    return <InvalidResetLink>This link has been used, or is older than 30 minutes.</InvalidResetLink>;
  }
  return (
    <AuthForm
      title="New password"
      heading="Set a new password"
      otherWay={
        <>
          The link works once. <Link to="/auth/forgot-password">Request a new link</Link>
        </>
      }
      fields={email ? [emailField(email), passwordField] : [passwordField]}
      submitLabel="Set password"
      onSubmit={({ password }) => dispatch(newPasswordSubmitted({ token, newPassword: password }))}
    />
  );
}
