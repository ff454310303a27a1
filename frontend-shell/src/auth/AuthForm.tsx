import { useEffect, type ReactNode, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { authFormOpened } from './session.slice';

interface Credentials {
  userName: string;
  email: string;
  password: string;
}

interface AuthFormProps {
  title: string;
  hint: ReactNode;
  children: ReactNode;
  onSubmit: (credentials: Credentials) => void;
}

/** Its fields name themselves after the credential that they hold. */
export function AuthForm({ title, hint, children, onSubmit }: AuthFormProps) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(authFormOpened()), [dispatch]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: keyof Credentials) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    onSubmit({ userName: field('userName'), email: field('email'), password: field('password') });
  };

  return (
    <form className="auth-form" onSubmit={submit}>
      <header>
        <h2>{title}</h2>
        <p>{hint}</p>
      </header>
      {children}
    </form>
  );
}
