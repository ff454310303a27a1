import { initialOf } from '@haberdash/kit/initial';
import type { MenuItem } from '@haberdash/kit/remote';
import { Link, useLocation } from 'react-router-dom';
import { selectUser } from '@haberdash/kit/session';
import { signInPath } from '@haberdash/kit/sign-in-path';
import { useServices } from '@haberdash/kit/services';
import { readVisitors } from '@haberdash/kit/visitors';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { logoutRequested, selectHasExpired } from '../../auth/session/session.slice';
import { expiredReason } from '../../auth/use-sign-in-reason';

/** The browser's popover closes on Escape and on a click outside. */
export function AccountMenu({ items }: { items: MenuItem[] }) {
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.hidePopover();

  if (!user) return <SignInLink />;
  return (
    <>
      <button
        type="button"
        className="avatar"
        aria-label={`Account of ${user.userName}`}
        popoverTarget="account-menu"
      >
        {initialOf(user.userName)}
      </button>
      <div ref={popover} id="account-menu" className="account-menu" popover="auto" onClick={close}>
        <p>Logged in as {user.userName}</p>
        {items.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <button type="button" onClick={() => dispatch(logoutRequested())}>
          Logout
        </button>
      </div>
    </>
  );
}

/** For a visitor on an open page, who may have been signed in until now. A plain click opens the form over the page, except in a closed shop. */
function SignInLink() {
  const { pathname, search } = useLocation();
  const { notifier, askToSignIn } = useServices();
  const hasExpired = useSelector(selectHasExpired);

  useEffect(() => {
    if (hasExpired) notifier.failure(expiredReason);
  }, [hasExpired, notifier]);

  const stay = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || readVisitors() === 'closed') return;
    event.preventDefault();
    askToSignIn({});
  };

  return (
    <Link className="topbar-link" to={signInPath(pathname + search)} onClick={stay}>
      Sign in
    </Link>
  );
}
