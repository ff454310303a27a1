import { Link, useLocation } from 'react-router-dom';
import { RegisterForm } from './RegisterForm';

export default function RegisterPage() {
  const { search } = useLocation();
  return (
    <RegisterForm
      otherWay={
        <>
          Been here before? <Link to={`/auth/login${search}`}>Already have an account</Link>
        </>
      }
    />
  );
}
