import { Link } from '@haberdash/kit/router';
import { Button } from '@haberdash/kit/ui/Button';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useDispatch, useSelector } from 'react-redux';
import { AuthForm } from './AuthForm';
import { registerRequested, selectFieldErrors, selectIsLoading } from './session.slice';

export function RegisterPage() {
  const dispatch = useDispatch();
  const isLoading = useSelector(selectIsLoading);
  const errors = useSelector(selectFieldErrors);

  return (
    <AuthForm
      title="Create new account"
      hint={
        <>
          Been here before? <Link to="/auth/login">Already have an account</Link>
        </>
      }
      onSubmit={({ userName, email, password }) => dispatch(registerRequested({ userName, email, password }))}
    >
      <TextField
        label="User Name"
        name="userName"
        autoComplete="name"
        maxLength={60}
        required
        error={errors.userName}
      />
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={8}
        maxLength={128}
        required
        error={errors.password}
      />
      <Button type="submit" busy={isLoading}>
        Sign Up
      </Button>
    </AuthForm>
  );
}
