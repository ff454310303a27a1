import { Button } from '@haberdash/kit/ui/Button';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { CheckIcon, ChevronIcon } from '../ui/icons';
import { useTypeAhead } from '../ui/use-type-ahead';
import { sortLabels, sortOptionsOf, type ListingQuery, type SortOption } from './query/listing-query';
import styles from './sort-menu.module.css';

interface SortMenuProps {
  query: ListingQuery;
  onChange: (option: SortOption) => void;
}

export function SortMenu({ query, onChange }: SortMenuProps) {
  const { sortBy } = query;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div className={styles.sort} onBlur={closeWhenLeft}>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.chosen}>
          <span className={styles.caption}>Sort by: </span>
          {sortLabels[sortBy]}
        </span>
        <ChevronIcon to="down" />
      </Button>
      {isOpen && (
        <Options
          id={menuId}
          options={sortOptionsOf(query)}
          value={sortBy}
          onClose={close}
          onChoose={(option) => {
            close();
            onChange(option);
          }}
        />
      )}
    </div>
  );
}

interface OptionsProps {
  id: string;
  options: SortOption[];
  value: SortOption;
  onChoose: (option: SortOption) => void;
  onClose: () => void;
}

function Options({ id, options, value, onChoose, onClose }: OptionsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const typedAhead = useTypeAhead();

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, []);

  const moveOrClose = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
    const current = items.indexOf(document.activeElement as HTMLElement);
    const labels = options.map((option) => sortLabels[option]);
    const next = nextIndex(event.key, current, items.length) ?? typedAhead(event, labels, current);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <div ref={menu} id={id} role="menu" aria-label="Sort by" className={styles.menu} onKeyDown={moveOrClose}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          role="menuitemradio"
          aria-checked={option === value}
          tabIndex={-1}
          onClick={() => onChoose(option)}
        >
          <span className={styles.mark}>{option === value && <CheckIcon />}</span>
          {sortLabels[option]}
        </button>
      ))}
    </div>
  );
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
