import { Link, useLocation } from 'react-router-dom';
import { useSignInReason } from '../use-sign-in-reason';
import { LoginForm } from './LoginForm';

export function LoginPage() {
  const { search } = useLocation();
  return (
    <LoginForm
      reason={useSignInReason()}
      otherWay={
        <>
          New here? <Link to={`/auth/register${search}`}>Don&apos;t have an account</Link>
        </>
      }
    />
  );
}
