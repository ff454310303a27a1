import { MenuIcon } from './MenuIcon';

/** TopbarFrame without its remote. The build renders it to HTML, and the server puts the page's skeleton into the slot. */
export function TopbarSkeleton() {
  return (
    <>
      <p className="topbar-notice" data-content="announcement.text" />
      <header className="topbar">
        <span className="topbar-toggle icon-button">
          <MenuIcon />
        </span>
        <span className="topbar-logo" data-content="name">
          Haberdash
        </span>
      </header>
      <div className="topbar-main">
        <slot />
      </div>
    </>
  );
}
