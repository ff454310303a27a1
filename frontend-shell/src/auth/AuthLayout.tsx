import { Outlet } from 'react-router-dom';
import './auth.css';

export function AuthLayout() {
  return (
    <div className="auth">
      <aside className="auth-panel">
        <p className="auth-brand">Haberdash</p>
        <h2>Welcome to ECommerce Shopping</h2>
      </aside>
      <main className="auth-main">
        <p className="auth-brand auth-brand-small">Haberdash</p>
        <Outlet />
      </main>
    </div>
  );
}
