import { Button } from '@haberdash/kit/ui/Button';
import { Sheet } from '@haberdash/kit/ui/Sheet';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { FilterIcon } from '../ui/icons';
import { ActiveFilters } from './ActiveFilters';
import type { Place } from './catalogue.slice';
// Before the filters: on every page, the style sheets that both import come in this order.
import { ListedProducts } from './ListedProducts';
import { FilterPanel } from './FilterPanel';
import { countOf, toggle, unfiltered, type FilterGroup, type ListingQuery } from './listing-query';
import styles from './product-finder.module.css';
import { SortMenu } from './SortMenu';
import { useFound } from './use-found';

/** About two screens of a desk. */
const AWAITED = 12;

/** Four pages; as many the server answers in one call, so that a reload brings them back at once. */
const COMING_BY_SCROLL = 96;

interface ProductFinderProps {
  place: Place;
  query: ListingQuery;
  onChoose: (query: ListingQuery) => void;
  heading: ReactNode;
  /** Where nothing is found; with what takes the filters off, where there are any. */
  nothing: (clearing: ReactNode) => ReactNode;
}

/** What a query finds, with all that narrows it down and puts it in order. */
export function ProductFinder({ place, query, onChoose, heading, nothing }: ProductFinderProps) {
  const main = useRef<HTMLDivElement>(null);
  const [isFilterSheetOpen, setFilterSheetOpen] = useState(false);
  const { found, isOutdated } = useFound(place, query);
  const { keyword, filters, sortBy } = query;
  const filterCount = countOf(filters);
  const count = found ? `${found.total} Products` : '';
  const isNothing = found?.total === 0 && filterCount === 0 && !isOutdated;

  const narrowing = {
    filters,
    found,
    onToggle: (group: FilterGroup, id: string) => onChoose(toggle(query, group, id)),
    onClear: () => onChoose({ ...unfiltered(keyword), sortBy }),
  };
  const clearing = filterCount > 0 && (
    <Button variant="secondary" onClick={narrowing.onClear}>
      Clear filters
    </Button>
  );

  return (
    <div className={styles.finder}>
      <aside className={styles.panel} aria-labelledby="filters-title" hidden={isNothing}>
        <SkipFilters to={main} />
        <h2 id="filters-title">Filters</h2>
        <FilterPanel {...narrowing} />
      </aside>
      <div ref={main} id="products" className={styles.main} tabIndex={-1}>
        <header className={isNothing ? 'visually-hidden' : styles.header}>
          {heading}
          <div className={styles.narrowed}>
            <p role="status">{count}</p>
            <ActiveFilters {...narrowing} onRemove={narrowing.onToggle} />
          </div>
          <div className={styles.controls}>
            <FilterButton count={filterCount} onClick={() => setFilterSheetOpen(true)} />
            <SortMenu query={query} onChange={(option) => onChoose({ ...query, sortBy: option })} />
          </div>
        </header>
        <ListedProducts
          place={place}
          query={query}
          awaited={AWAITED}
          isAboveFold
          comingByScroll={COMING_BY_SCROLL}
          nothing={nothing(clearing)}
        />
      </div>
      <FilterSheet open={isFilterSheetOpen} onClose={() => setFilterSheetOpen(false)} count={count}>
        <FilterPanel {...narrowing} />
      </FilterSheet>
    </div>
  );
}

function SkipFilters({ to }: { to: RefObject<HTMLElement | null> }) {
  return (
    <a
      href="#products"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        to.current?.focus();
      }}
    >
      Skip filters
    </a>
  );
}

function FilterButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <Button variant="secondary" className={styles.filterButton} aria-haspopup="dialog" onClick={onClick}>
      <FilterIcon />
      Filters{count > 0 && ` (${count})`}
    </Button>
  );
}

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  /** How many products the filters leave. */
  count: string;
  children: ReactNode;
}

function FilterSheet({ open, onClose, count, children }: FilterSheetProps) {
  return (
    <Sheet title="Filters" side="left" open={open} onClose={onClose}>
      {children}
      <div className={styles.sheetFooter}>
        <Button onClick={onClose}>Show {count}</Button>
      </div>
    </Sheet>
  );
}
