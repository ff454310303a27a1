import { Link } from '@haberdash/kit/router';
import { Button } from '@haberdash/kit/ui/Button';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useDispatch, useSelector } from 'react-redux';
import { AuthForm } from './AuthForm';
import { loginRequested, selectFieldErrors, selectIsLoading } from './session.slice';

export function LoginPage() {
  const dispatch = useDispatch();
  const isLoading = useSelector(selectIsLoading);
  const errors = useSelector(selectFieldErrors);

  return (
    <AuthForm
      title="Sign in to your account"
      hint={
        <>
          New here? <Link to="/auth/register">Don&apos;t have an account</Link>
        </>
      }
      onSubmit={({ email, password }) => dispatch(loginRequested({ email, password }))}
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button type="submit" busy={isLoading}>
        Sign In
      </Button>
    </AuthForm>
  );
}
