import { useLocation } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { selectRemotes } from '../remotes/remotes.slice';
import { nextPageIn } from './next-page';
import { selectHasExpired } from './session/session.slice';

export const expiredReason = 'Your session has ended. Please sign in again.';

/** A specific reason why the visitor must sign in, if there is one. */
export function useSignInReason(): string | undefined {
  const { search } = useLocation();
  const { value: remotes } = useSelector(selectRemotes);
  const hasExpired = useSelector(selectHasExpired);

  const [nextPath = ''] = nextPageIn(search)?.split('?') ?? [];
  const reasons = remotes?.map(({ signInReasons }) => signInReasons?.[nextPath]) ?? [];
  const expired = hasExpired ? expiredReason : undefined;
  return reasons.find(Boolean) ?? expired;
}
