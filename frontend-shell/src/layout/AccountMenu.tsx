import type { MenuItem } from '@haberdash/kit/remote';
import { Link } from 'react-router-dom';
import { selectUser } from '@haberdash/kit/session';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { logoutRequested } from '../auth/session.slice';

/** The browser's popover closes on Escape and on a click outside. */
export function AccountMenu({ items }: { items: MenuItem[] }) {
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.hidePopover();

  if (!user) return null;
  return (
    <>
      <button
        type="button"
        className="avatar"
        aria-label={`Account of ${user.userName}`}
        popoverTarget="account-menu"
      >
        {user.userName.charAt(0).toUpperCase()}
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
