import { Button } from '@haberdash/kit/ui/Button';
import { CrossIcon } from '@haberdash/kit/ui/CrossIcon';
import { useEffect, useRef } from 'react';
import { useMenu } from '@haberdash/kit/menu/use-menu';
import styles from './active-filters.module.css';
import { chosenIn, type FilterGroup, type Filters } from '../query/listing-query';

interface ActiveFiltersProps {
  filters: Filters;
  onRemove: (group: FilterGroup, id: string) => void;
  onClear: () => void;
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  const { names } = useMenu();
  const chosen = chosenIn(filters, names);
  const { row, awaitRemoval } = useFocusOnNext(chosen.length);

  return (
    <div ref={row} role="group" aria-label="Active filters" tabIndex={-1} className={styles.active}>
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ group, id, name }, place) => (
            <li key={`${group} ${id}`}>
              <button
                type="button"
                className={styles.filter}
                aria-label={`Remove filter: ${name}`}
                onClick={() => {
                  awaitRemoval(place);
                  onRemove(group, id);
                }}
              >
                {name}
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <Button
          variant="link"
          onClick={() => {
            awaitRemoval(0);
            onClear();
          }}
        >
          Clear all
        </Button>
      )}
    </div>
  );
}

/** After a removal, focuses the filter that took its place, or the row after the last one. */
function useFocusOnNext(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const placeRemoved = useRef<number>(null);

  useEffect(() => {
    if (placeRemoved.current === null) return;
    const left = row.current?.querySelectorAll<HTMLElement>('li button');
    const next = left?.[Math.min(placeRemoved.current, left.length - 1)] ?? row.current;
    next?.focus({ preventScroll: true });
    placeRemoved.current = null;
  }, [count]);

  const awaitRemoval = (place: number) => {
    placeRemoved.current = place;
  };
  return { row, awaitRemoval };
}
