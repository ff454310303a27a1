import { Link, useLocation } from 'react-router-dom';
import { useDispatch } from 'react-redux';
import { AuthForm, type AuthField } from './AuthForm';
import { passwordField } from './auth-fields';
import { registerRequested } from '../session/session.slice';

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

export default function RegisterPage() {
  const dispatch = useDispatch();
  const { search } = useLocation();

  return (
    <AuthForm
      title="Create account"
      heading="Create new account"
      otherWay={
        <>
          Save addresses, follow your parcels and see your orders. Been here before?{' '}
          <Link to={`/auth/login${search}`}>Already have an account</Link>
        </>
      }
      fields={fields}
      submitLabel="Sign Up"
      onSubmit={({ userName, email, password }) => dispatch(registerRequested({ userName, email, password }))}
    />
  );
}
