import { IconButton } from '@haberdash/kit/ui/IconButton';
import type { MenuItem, Remote } from '@haberdash/kit/remote';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { Sheet } from '@haberdash/kit/ui/Sheet';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { logoutRequested } from '../../auth/session/session.slice';
import { currentItem } from './current-item';
import type { FrameProps } from './frame';
import { FramePart } from './FramePart';
import { MenuIcon } from './MenuIcon';
import { useMenuItems } from './use-menu-items';
import './sidebar.css';

export function SidebarFrame({ remote, home, children }: FrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const { title, accountMenu = [], Toolbar } = remote;
  const closeMenu = () => setMenuOpen(false);

  return (
    <div className="sidebar-frame">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <aside className="sidebar">
        <Link className="sidebar-title" to={home}>
          {title}
        </Link>
        <SidebarNav remote={remote} />
      </aside>
      <Sheet title={title} side="left" open={isMenuOpen} onClose={closeMenu}>
        <SidebarNav remote={remote} replace />
        {user && (
          <div className="sidebar-account">
            <p>{user.email}</p>
            <AccountLinks items={accountMenu} replace />
          </div>
        )}
      </Sheet>
      <header className="sidebar-header">
        <IconButton label="Toggle Menu" className="sidebar-toggle" onClick={() => setMenuOpen(true)}>
          <MenuIcon />
        </IconButton>
        <div className="sidebar-end">
          <FramePart>{Toolbar && <Toolbar />}</FramePart>
          {user && (
            <p className="sidebar-user">
              <span className="visually-hidden">Logged in as </span>
              <strong>{user.userName}</strong> <small>{user.email}</small>
            </p>
          )}
          <AccountLinks items={accountMenu} />
          <Button variant="secondary" onClick={() => dispatch(logoutRequested())}>
            Logout
          </Button>
        </div>
      </header>
      <main id="content" className="sidebar-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function AccountLinks({ items, replace }: { items: MenuItem[]; replace?: boolean }) {
  return items.map(({ label, to }) => (
    <NavLink key={to} to={to} replace={replace} className="sidebar-account-link">
      {label}
    </NavLink>
  ));
}

function SidebarNav({ remote, replace }: { remote: Remote; replace?: boolean }) {
  const menu = useMenuItems(remote);
  const current = currentItem(menu, useLocation());
  return (
    <nav className="sidebar-nav" aria-label={remote.title}>
      <ul>
        {menu.map((item) => (
          <SidebarItem key={item.to} item={item} current={current} replace={replace} />
        ))}
      </ul>
    </nav>
  );
}

interface SidebarItemProps {
  item: MenuItem;
  current?: MenuItem;
  replace?: boolean;
}

/** Shows the items below it while one of them is open. */
function SidebarItem({ item, current, replace }: SidebarItemProps) {
  const { label, to, icon, items, count } = item;
  const isOpen = current !== undefined && items?.includes(current);
  return (
    <li>
      <Link to={to} replace={replace} aria-current={item === current ? 'page' : undefined} data-open={isOpen}>
        {icon}
        {label}
        {count && (
          <span className="sidebar-count">
            {count}
            <span className="visually-hidden"> waiting</span>
          </span>
        )}
      </Link>
      {isOpen && (
        <ul>
          {items?.map((below) => (
            <SidebarItem key={below.to} item={below} current={current} replace={replace} />
          ))}
        </ul>
      )}
    </li>
  );
}
