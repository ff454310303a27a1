import type { ReactNode } from 'react';
import './standalone.css';

/** Around what has no header of its own: neither the login pages' nor a remote's. */
export function StandaloneFrame({ children }: { children: ReactNode }) {
  return (
    <main className="standalone">
      <p className="standalone-brand">Haberdash</p>
      {children}
    </main>
  );
}
