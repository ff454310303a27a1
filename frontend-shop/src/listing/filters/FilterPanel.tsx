import { Button } from '@haberdash/kit/ui/Button';
import type { ListingResult } from '../listing.slice';
import { useMenu } from '@haberdash/kit/menu/use-menu';
import styles from './filter-panel.module.css';
import {
  BrandOptions,
  CategoryOptions,
  ColourOptions,
  ConditionOptions,
  PriceOptions,
  SizeOptions,
} from './FilterOptions';
import { countOf, type FilterGroup, type Filters } from '../query/listing-query';

interface FilterPanelProps {
  filters: Filters;
  /** The facets and the colours' hex values; null while loading. */
  result: Pick<ListingResult, 'facets' | 'colours'> | null;
  onToggle: (group: FilterGroup, id: string) => void;
  onPrice: (price: string[]) => void;
  onClear: () => void;
}

export function FilterPanel(props: FilterPanelProps) {
  const { filters, result, onToggle, onPrice, onClear } = props;
  const { categories, brands, emptyCategories } = useMenu();
  const group = (name: FilterGroup) => ({
    counts: result?.facets[name] ?? null,
    ticked: filters[name] ?? [],
    onToggle: (id: string) => onToggle(name, id),
  });

  return (
    <div className={styles.panel}>
      <CategoryOptions categories={categories} empty={emptyCategories} {...group('category')} />
      <BrandOptions brands={brands} {...group('brand')} />
      <SizeOptions {...group('size')} />
      <ColourOptions {...group('colour')} colours={result?.colours ?? []} />
      <PriceOptions {...group('price')} onRange={onPrice} />
      <ConditionOptions sale={group('sale')} inStock={group('inStock')} />
      {countOf(filters) > 0 && (
        <Button variant="link" className={styles.end} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
