import type { AuthField } from './AuthForm';

/** A password that is new, so that the password manager suggests one. */
export const passwordField = (label: string): AuthField => ({
  name: 'password',
  label,
  autoComplete: 'new-password',
  minLength: 8,
  maxLength: 128,
  help: '8 to 128 characters',
  advice: 'Please choose a password of 8 or more characters',
});

/** Tells the password manager whose password it is. */
export const emailField = (email: string): AuthField => ({
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'username',
  readOnly: true,
  value: email,
  advice: '',
});
