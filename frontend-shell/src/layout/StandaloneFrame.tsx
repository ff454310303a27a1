import { Link } from 'react-router-dom';
import { shopName } from '@haberdash/kit/page-meta';
import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { logoutRequested } from '../auth/session.slice';
import './standalone.css';

/** For pages without a frame of a remote, except login and registration. */
export function StandaloneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="standalone">
      <header className="standalone-header">
        {/* A new document, because the state of this one is unknown. */}
        <Link className="standalone-brand" to="/" reloadDocument>
          {shopName()}
        </Link>
        <LogoutButton />
      </header>
      <main>{children}</main>
    </div>
  );
}

function LogoutButton() {
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  if (!user) return null;
  return (
    <Button variant="quiet" onClick={() => dispatch(logoutRequested())}>
      Logout
    </Button>
  );
}
