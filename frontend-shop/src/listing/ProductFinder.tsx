import { Button } from '@haberdash/kit/ui/Button';
import { Sheet } from '@haberdash/kit/ui/Sheet';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { FilterIcon } from '../ui/icons';
import { ActiveFilters } from './filters/ActiveFilters';
import type { Place } from './listing.slice';
// Imported before the filters, so that the style sheets that both import have the same order on every page.
import { ListedProducts } from './ListedProducts';
import { FilterPanel } from './filters/FilterPanel';
import {
  countOf,
  toggle,
  unfiltered,
  withPrice,
  type FilterGroup,
  type ListingQuery,
} from './query/listing-query';
import styles from './product-finder.module.css';
import { SortMenu } from './SortMenu';
import { useChoice } from './filters/use-choice';
import { useListingResult } from './use-listing-result';

/** About two screens on a desktop. */
const skeletons = 12;

/** Four pages. The server returns as many in one call, so a reload restores them at once. */
const maxAutoLoaded = 96;

interface ProductFinderProps {
  place: Place;
  query: ListingQuery;
  onChoose: (query: ListingQuery) => void;
  heading: ReactNode;
  /** Renders the empty state, with a button that clears the filters if there are any. */
  empty: (clearing: ReactNode) => ReactNode;
}

/** A list of products with filters and sort menu. */
export function ProductFinder({ place, query, onChoose, heading, empty }: ProductFinderProps) {
  const main = useRef<HTMLDivElement>(null);
  const [isFilterSheetOpen, setFilterSheetOpen] = useState(false);
  const { result, isOutdated } = useListingResult(place, query);
  const { filters } = query;
  const change = useChoice(query, onChoose);
  const filterCount = countOf(filters);
  const count = result ? `${result.total} Products` : '';
  const isNothing = result?.total === 0 && filterCount === 0 && !isOutdated;

  const narrowing = {
    filters,
    result,
    onToggle: (group: FilterGroup, id: string) => change((now) => toggle(now, group, id)),
    onPrice: (price: string[]) => change((now) => withPrice(now, price)),
    onClear: () => change((now) => ({ ...unfiltered(now), sortBy: now.sortBy })),
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
            <SortMenu query={query} onChange={(sortBy) => change((now) => ({ ...now, sortBy }))} />
          </div>
        </header>
        <ListedProducts
          place={place}
          query={query}
          skeletonCount={skeletons}
          isAboveFold
          autoLoadLimit={maxAutoLoaded}
          empty={empty(clearing)}
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
  /** The number of results. */
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
