import { IconButton } from '@haberdash/kit/ui/IconButton';
import { Link } from 'react-router-dom';
import { Sheet } from '@haberdash/kit/ui/Sheet';
import { useState } from 'react';
import { AccountMenu } from './AccountMenu';
import type { FrameProps } from './frame';
import { FramePart } from './FramePart';
import { MenuIcon } from './MenuIcon';
import { TopbarMenu } from './TopbarMenu';
import { useMenuItems } from './use-menu-items';
import './topbar.css';

export function TopbarFrame({ remote, home, children }: FrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { title, accountMenu = [], Notice, Toolbar, Footer } = remote;
  const menu = useMenuItems(remote);
  const closeMenu = () => setMenuOpen(false);

  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="topbar-notice">
        <FramePart>{Notice && <Notice />}</FramePart>
      </div>
      <header className="topbar">
        <IconButton label="Toggle Menu" className="topbar-toggle" onClick={() => setMenuOpen(true)}>
          <MenuIcon />
        </IconButton>
        <Link className="topbar-logo" to={home}>
          {title}
        </Link>
        <nav className="topbar-nav" aria-label="Main">
          <TopbarMenu menu={menu} />
        </nav>
        <div className="topbar-end">
          <FramePart>{Toolbar && <Toolbar />}</FramePart>
          <AccountMenu items={accountMenu} />
        </div>
      </header>
      <Sheet title={title} side="left" open={isMenuOpen} onClose={closeMenu}>
        <nav className="topbar-sheet-nav" aria-label="Main">
          <TopbarMenu menu={menu} isInSheet />
        </nav>
      </Sheet>
      <main id="content" className="topbar-main" tabIndex={-1}>
        {children}
      </main>
      <FramePart>{Footer && <Footer />}</FramePart>
    </>
  );
}
