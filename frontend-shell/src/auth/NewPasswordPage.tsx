import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { AuthForm, type AuthField } from './AuthForm';
import { newPasswordSubmitted } from './session.slice';

const fields: AuthField[] = [
  {
    name: 'password',
    label: 'New password',
    autoComplete: 'new-password',
    minLength: 8,
    maxLength: 128,
    help: '8 to 128 characters',
    advice: 'Please choose a password of 8 or more characters',
  },
];

/** Where the link in the e-mail leads. Its token is behind the #, which browsers send to no server. */
export default function NewPasswordPage() {
  const dispatch = useDispatch();
  const token = useLocation().hash.slice(1);
  return (
    <AuthForm
      title="New password"
      heading="Set a new password"
      reason={token ? undefined : 'This link is incomplete. Please open it from the e-mail again.'}
      otherWay={
        <>
          The link works once. <Link to="/auth/forgot-password">Request a new link</Link>
        </>
      }
      fields={fields}
      submitLabel="Set password"
      onSubmit={({ password }) => token && dispatch(newPasswordSubmitted({ token, newPassword: password }))}
    />
  );
}
