import type { MenuItem } from '@haberdash/kit/remote';
import { Icon } from '@haberdash/kit/ui/Icon';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { currentItem } from './current-item';
import './topbar-menu.css';

interface TopbarMenuProps {
  menu: MenuItem[];
  /** Whether it is in the sheet: nothing opens under a mouse there, and a navigation replaces the sheet's entry of the history. */
  isInSheet?: boolean;
}

export function TopbarMenu({ menu, isInSheet = false }: TopbarMenuProps) {
  const location = useLocation();
  const current = currentItem(
    menu.flatMap(({ items = [], ...item }) => [item, ...items]),
    location,
  )?.to;
  const shown = menu.filter((item) => isInSheet || !item.isInHeader);
  return shown.map((item) =>
    item.items && item.items.length > 0 ? (
      <MenuGroup key={item.label} item={item} items={item.items} current={current} isInSheet={isInSheet} />
    ) : (
      <MenuLink key={item.label} item={item} current={current} isInSheet={isInSheet} />
    ),
  );
}

interface MenuEntryProps {
  item: MenuItem;
  /** The address of the entry of the visitor's location. */
  current: string | undefined;
  isInSheet: boolean;
}

/** Not NavLinks: those compare only paths, and one page may be in the menu with several queries. */
function MenuLink({ item, current, isInSheet }: MenuEntryProps) {
  const { to, icon, label, items = [], isAccented } = item;
  const isAbove = items.some((below) => below.to === current);
  return (
    <Link
      to={to}
      replace={isInSheet}
      className={isAccented ? 'topbar-link topbar-accent' : 'topbar-link'}
      aria-current={to === current ? 'page' : isAbove || undefined}
    >
      {icon}
      {label}
    </Link>
  );
}

/** An entry with others below it, which a mouse on it or its button shows. */
function MenuGroup({ items, ...entry }: MenuEntryProps & { items: MenuItem[] }) {
  const { item, current, isInSheet } = entry;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const turnByMouse = (open: boolean) => (event: PointerEvent) => {
    if (!isInSheet && event.pointerType === 'mouse') setOpen(open);
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isInSheet && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  /** The link goes with the list; a page that is another one takes the focus. */
  const closeByChoice = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A surrounding sheet stays open.
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div
      className="topbar-group"
      onPointerEnter={turnByMouse(true)}
      onPointerLeave={turnByMouse(false)}
      onBlur={closeWhenLeft}
      onKeyDown={closeByKey}
    >
      <MenuLink {...entry} />
      <button
        ref={button}
        type="button"
        className="topbar-more"
        aria-label={`More of ${item.label}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16}>
          <path d="m6 9.5 6 6 6-6" />
        </Icon>
      </button>
      {isOpen && (
        <ul id={listId} className="topbar-below" onClick={closeByChoice}>
          {items.map((below) => (
            <li key={below.label}>
              <MenuLink item={below} current={current} isInSheet={isInSheet} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
