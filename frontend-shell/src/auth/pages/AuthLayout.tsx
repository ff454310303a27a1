import { shopName } from '@haberdash/kit/page-meta';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import './auth.css';

export function AuthLayout() {
  return (
    <div className="auth">
      <aside className="auth-panel">
        <p className="auth-brand">{shopName()}</p>
        <h2>Welcome to ECommerce Shopping</h2>
      </aside>
      <main className="auth-main">
        <p className="auth-brand auth-brand-small">{shopName()}</p>
        <Suspense>
          <Outlet />
        </Suspense>
        {/* The law wants it within reach of everybody, also where the shop asks visitors to sign in. */}
        <p className="auth-legal">
          <Link to="/shop/withdraw">Withdraw from contract here</Link>
        </p>
      </main>
    </div>
  );
}
