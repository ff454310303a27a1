import { signInPath } from '@haberdash/kit/sign-in-path';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { useLocation } from 'react-router-dom';

/** A visitor has no cart yet. */
export function SignInToCart() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState title="Sign in to start your cart">
      <p>We&apos;ll bring you back here.</p>
      <ButtonLink to={signInPath(pathname + search)} replace>
        Sign in
      </ButtonLink>
    </EmptyState>
  );
}
