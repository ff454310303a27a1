import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';

interface ShopLinkProps {
  /** A path of the shop, or an https address. */
  to: string;
  children: ReactNode;
}

/** A link that an admin has entered. */
export function ShopLink({ to, children }: ShopLinkProps) {
  if (to.startsWith('/shop/')) return <Link to={to}>{children}</Link>;
  return (
    <a href={to} rel={to.startsWith('/') ? undefined : 'noopener noreferrer'}>
      {children}
    </a>
  );
}
