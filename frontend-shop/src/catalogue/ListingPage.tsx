import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { Button } from '@haberdash/kit/ui/Button';
import { Sheet } from '@haberdash/kit/ui/Sheet';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FilterIcon } from '../ui/icons';
import { productsRequested, selectListing } from './catalogue.slice';
import { FilterPanel } from './FilterPanel';
import { countOf, defaultSort, titleOf, toggle, type FilterGroup, type ListingQuery } from './listing-query';
import { ListedProducts } from './ListedProducts';
import styles from './listing.module.css';
import { ProductDialog } from './ProductDialog';
import { SortMenu } from './SortMenu';
import { useListingQuery } from './use-listing-query';

const everything: ListingQuery = { filters: {}, sortBy: defaultSort };

export default function ListingPage() {
  const [current, choose] = useListingQuery();
  const [isFilterSheetOpen, setFilterSheetOpen] = useState(false);
  const { value: listing } = useSelector(selectListing);
  const dispatch = useDispatch();
  const query = current ?? everything;
  const filterCount = countOf(query.filters);
  const count = listing ? `${listing.total} Products` : '';

  useEffect(() => {
    if (current) dispatch(productsRequested(current));
  }, [current, dispatch]);

  const filters = {
    filters: query.filters,
    found: listing,
    onToggle: (group: FilterGroup, id: string) => choose(toggle(query, group, id)),
    onClear: () => choose({ ...everything, sortBy: query.sortBy }),
  };

  return (
    <div className={styles.listing}>
      <aside className={styles.panel} aria-labelledby="filters-title">
        <h2 id="filters-title">Filters</h2>
        <FilterPanel {...filters} />
      </aside>
      <div className={styles.main}>
        <header className={styles.header}>
          <PageHeading title={titleOf(query.filters)}>All Products</PageHeading>
          <p role="status">{count}</p>
          <Button
            variant="secondary"
            className={styles.filterButton}
            aria-haspopup="dialog"
            onClick={() => setFilterSheetOpen(true)}
          >
            <FilterIcon />
            Filters{filterCount > 0 && ` (${filterCount})`}
          </Button>
          <SortMenu value={query.sortBy} onChange={(sortBy) => choose({ ...query, sortBy })} />
        </header>
        <ListedProducts onClear={filters.onClear} />
      </div>
      <Sheet title="Filters" side="left" open={isFilterSheetOpen} onClose={() => setFilterSheetOpen(false)}>
        <FilterPanel {...filters} />
        <div className={styles.sheetFooter}>
          <Button onClick={() => setFilterSheetOpen(false)}>Show {count}</Button>
        </div>
      </Sheet>
      <ProductDialog />
    </div>
  );
}
