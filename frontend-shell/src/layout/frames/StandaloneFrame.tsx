import { Link } from 'react-router-dom';
import { shopName } from '@haberdash/kit/page-meta';
import type { ReactNode } from 'react';
import { LogoutButton } from './LogoutButton';
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
