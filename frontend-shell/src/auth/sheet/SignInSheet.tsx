import { lazyPage } from '@haberdash/kit/lazy-page';
import { Sheet } from '@haberdash/kit/ui/Sheet';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ErrorContainer } from '../../layout/ErrorContainer';
import { selectSignInSheet, signInGivenUp, signInSheetLeft } from './sign-in-sheet.slice';

const SignInForms = lazyPage(() => import('./SignInForms'));

/** Signs a visitor in without leaving the page. */
export function SignInSheet() {
  const { isOpen, form } = useSelector(selectSignInSheet);
  const isElsewhere = useLocation().pathname.startsWith('/auth/');
  const dispatch = useDispatch();
  const title = form === 'login' ? 'Sign in' : 'Create account';
  const close = () => void dispatch(isElsewhere ? signInSheetLeft() : signInGivenUp());
  return (
    <Sheet title={title} open={isOpen} onClose={close}>
      <ErrorContainer>
        <Suspense fallback={<Spinner />}>
          <SignInForms />
        </Suspense>
      </ErrorContainer>
    </Sheet>
  );
}
