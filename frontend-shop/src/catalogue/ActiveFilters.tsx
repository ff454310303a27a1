import { Button } from '@haberdash/kit/ui/Button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { CrossIcon } from '../ui/icons';
import styles from './active-filters.module.css';
import { chosenIn, type FilterGroup, type Filters } from './listing-query';

interface ActiveFiltersProps {
  filters: Filters;
  onRemove: (group: FilterGroup, id: string) => void;
  onClear: () => void;
}

/** Each filter that is ticked, with a cross that takes it off. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  const group = useRef<HTMLDivElement>(null);
  const chosen = chosenIn(filters);

  /** The focus goes on to the filter that takes the place of the one removed, or stays here. */
  const removing = (place: number, remove: () => void) => {
    flushSync(remove);
    const left = group.current?.querySelectorAll<HTMLElement>('li button');
    const next = left?.[Math.min(place, left.length - 1)] ?? group.current;
    next?.focus({ preventScroll: true });
  };

  return (
    <div ref={group} role="group" aria-label="Active filters" tabIndex={-1} className={styles.active}>
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ group: filterGroup, id, name }, place) => (
            <li key={`${filterGroup} ${id}`}>
              <button
                type="button"
                className={styles.filter}
                aria-label={`Remove filter: ${name}`}
                onClick={() => removing(place, () => onRemove(filterGroup, id))}
              >
                {name}
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <Button variant="quiet" className={styles.clear} onClick={() => removing(0, onClear)}>
          Clear all
        </Button>
      )}
    </div>
  );
}
