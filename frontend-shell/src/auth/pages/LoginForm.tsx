import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDispatch, useSelector } from 'react-redux';
import { AuthForm, type AuthField } from './AuthForm';
import { loginRequested, selectIsCodeNeeded, selectRegisteredEmail } from '../session/session.slice';

interface LoginFormProps {
  reason: string | undefined;
  /** The way to the form for a new account. */
  otherWay: ReactNode;
  /** The sheet has a title of its own, and a link in it replaces its history entry. */
  isInSheet?: boolean;
}

export function LoginForm({ reason, otherWay, isInSheet = false }: LoginFormProps) {
  const email = useSelector(selectRegisteredEmail);
  const isCodeNeeded = useSelector(selectIsCodeNeeded);
  const dispatch = useDispatch();

  return (
    <AuthForm
      page={isInSheet ? undefined : { title: 'Sign in', heading: 'Sign in to your account' }}
      reason={reason}
      otherWay={otherWay}
      fields={isCodeNeeded ? [...fieldsFor(email), codeField] : fieldsFor(email)}
      submitLabel="Sign In"
      help={
        <p>
          <Link to="/auth/forgot-password" replace={isInSheet}>
            Forgot your password?
          </Link>
        </p>
      }
      onSubmit={({ email, password, code }) =>
        dispatch(loginRequested({ email, password, ...(code && { code }) }))
      }
    />
  );
}

/** After registration the e-mail is filled in, so the password gets the focus. */
function fieldsFor(email: string): AuthField[] {
  return [
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      autoComplete: 'username',
      defaultValue: email,
      advice: 'Please enter an email address',
    },
    {
      name: 'password',
      label: 'Password',
      autoComplete: 'current-password',
      autoFocus: email !== '',
      advice: 'Please enter your password',
    },
  ];
}

/** Appears once the password was right. */
const codeField: AuthField = {
  name: 'code',
  label: 'Code',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  autoFocus: true,
  help: 'From your authenticator app, or one of your recovery codes',
  advice: 'Please enter the code that your authenticator app shows',
};
