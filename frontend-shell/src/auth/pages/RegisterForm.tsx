import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { registerRequested } from '../session/session.slice';
import { passwordField } from './auth-fields';
import { AuthForm, type AuthField } from './AuthForm';

const fields: AuthField[] = [
  {
    name: 'userName',
    label: 'User Name',
    autoComplete: 'name',
    maxLength: 60,
    advice: 'Please enter your name',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    advice: 'Please enter an email address',
  },
  passwordField('Password'),
];

interface RegisterFormProps {
  /** The way to the form for signing in. */
  otherWay: ReactNode;
  /** The sheet has a title of its own. */
  isInSheet?: boolean;
}

export function RegisterForm({ otherWay, isInSheet = false }: RegisterFormProps) {
  const dispatch = useDispatch();
  return (
    <AuthForm
      page={isInSheet ? undefined : { title: 'Create account', heading: 'Create new account' }}
      otherWay={<>Save addresses, follow your parcels and see your orders. {otherWay}</>}
      fields={fields}
      submitLabel="Sign Up"
      onSubmit={({ userName, email, password }) => dispatch(registerRequested({ userName, email, password }))}
    />
  );
}
