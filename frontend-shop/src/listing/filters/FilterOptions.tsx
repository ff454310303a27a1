import { scaleOf, useSizes } from '@haberdash/kit/sizes/use-sizes';
import { Fragment } from 'react';
import { childrenOf, type Brand, type Category } from '@haberdash/kit/menu/use-menu';
import chips from '../../product/chips.module.css';
import { ColourDot } from '../../product/ColourDot';
import styles from './filter-panel.module.css';
import { FilterOption, type OptionsProps } from './FilterOption';
import { FirstOptions } from './FirstOptions';
import { conditions, menuGroups } from '../query/listing-query';
import { byPrice, priceRangeLabel } from '../query/price-range';
import { PriceFields } from './PriceFields';

interface CategoryOptionsProps extends OptionsProps {
  categories: Category[];
  /** The slugs of those that never have a product. */
  empty: readonly string[];
}

/** The tree has the categories of the menu that have products, and below them those with found ones. */
export function CategoryOptions({ categories, ...group }: CategoryOptionsProps) {
  if (categories.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{menuGroups.category}</legend>
      <CategoryLevel parent={null} categories={categories} {...group} />
    </fieldset>
  );
}

function CategoryLevel({ parent, categories, ...group }: CategoryOptionsProps & { parent: string | null }) {
  return childrenOf(parent, categories)
    .filter(({ slug }) =>
      parent === null
        ? !group.empty.includes(slug) || group.ticked.includes(slug)
        : isWorthShowing(slug, categories, group),
    )
    .map(({ slug, name }) => (
      <Fragment key={slug}>
        <FilterOption id={slug} name={name} {...optionOf(group)} className={styles.option} />
        <div className={styles.below}>
          <CategoryLevel parent={slug} categories={categories} {...group} />
        </div>
      </Fragment>
    ));
}

const optionOf = ({ counts, ticked, onToggle }: OptionsProps): OptionsProps => ({ counts, ticked, onToggle });

/** Shows all until the counts are known, because fewer disappear then than would appear. */
function isWorthShowing(slug: string, categories: Category[], group: OptionsProps): boolean {
  const hasSome = group.counts === null || occurs(slug, group);
  return (
    hasSome || childrenOf(slug, categories).some((child) => isWorthShowing(child.slug, categories, group))
  );
}

interface BrandOptionsProps extends OptionsProps {
  brands: Brand[];
}

/** All brands, including those without products. */
export function BrandOptions({ brands, ...group }: BrandOptionsProps) {
  const nameOf = new Map(brands.map(({ slug, name }) => [slug, name]));
  if (brands.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{menuGroups.brand}</legend>
      <FirstOptions options={[...nameOf.keys()]} ticked={group.ticked}>
        {(slug) => (
          <FilterOption key={slug} id={slug} name={nameOf.get(slug)!} {...group} className={styles.option} />
        )}
      </FirstOptions>
    </fieldset>
  );
}

/** Only sizes that occur, and selected ones. Those of no scale come last. */
export function SizeOptions(group: OptionsProps) {
  const { value, request } = useSizes();
  if (!value && request.status !== 'failed') return null;
  const known = value ?? [];
  const occurring = [...new Set([...Object.keys(group.counts ?? {}), ...group.ticked])];
  const others = occurring.filter((size) => !scaleOf(size, known));
  const scales = [...known, { id: 'others', label: known.length > 0 ? 'Others' : 'All sizes', sizes: others }]
    .map(({ id, label, sizes }) => ({ id, label, sizes: sizes.filter((size) => occurs(size, group)) }))
    .filter(({ sizes }) => sizes.length > 0);
  if (scales.length === 0) return null;

  return (
    <fieldset className={styles.group}>
      <legend>Size</legend>
      {scales.map(({ id, label, sizes }) => (
        <div key={id} role="group" aria-label={label} className={styles.scale}>
          {label !== sizes[0] && <p aria-hidden="true">{label}</p>}
          <FirstOptions options={sizes} ticked={group.ticked} className={styles.chips}>
            {(size) => <FilterOption key={size} id={size} name={size} {...group} className={chips.chip} />}
          </FirstOptions>
        </div>
      ))}
    </fieldset>
  );
}

interface ColourOptionsProps extends OptionsProps {
  colours: { name: string; hex: string }[];
}

export function ColourOptions({ colours, ...group }: ColourOptionsProps) {
  const hexOf = new Map(colours.map(({ name, hex }) => [name, hex]));
  const occurring = [...hexOf.keys()].filter((name) => occurs(name, group));
  const names = [...new Set([...occurring, ...group.ticked])].sort(byAlphabet);
  if (names.length === 0) return null;

  return (
    <fieldset className={styles.group}>
      <legend>Colour</legend>
      <FirstOptions options={names} ticked={group.ticked}>
        {(name) => (
          <FilterOption key={name} id={name} name={name} {...group} className={styles.option}>
            <ColourDot hex={hexOf.get(name)} />
          </FilterOption>
        )}
      </FirstOptions>
    </fieldset>
  );
}

/** The sale is left out where nothing is reduced. */
export function ConditionOptions({ sale, inStock }: Record<keyof typeof conditions, OptionsProps>) {
  return (
    <fieldset className={styles.group}>
      <legend>Stock and offers</legend>
      <FilterOption id="yes" name={conditions.inStock} {...inStock} className={styles.option} />
      {occurs('yes', sale) && (
        <FilterOption id="yes" name={conditions.sale} {...sale} className={styles.option} />
      )}
    </fieldset>
  );
}

interface PriceOptionsProps extends OptionsProps {
  onRange: (price: string[]) => void;
}

/** The steps that occur, and below them a range that the shopper types. */
export function PriceOptions({ onRange, ...group }: PriceOptionsProps) {
  const steps = Object.keys(group.counts ?? {}).sort(byPrice);
  if (steps.length === 0 && group.ticked.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>Price</legend>
      {steps.map((id) => (
        <FilterOption key={id} id={id} name={priceRangeLabel(id)} {...group} className={styles.option} />
      ))}
      <PriceFields ticked={group.ticked} onRange={onRange} />
    </fieldset>
  );
}

function occurs(id: string, { counts, ticked }: OptionsProps): boolean {
  return Boolean(counts?.[id]) || ticked.includes(id);
}

/** Not by locale: loading the browser's collation takes longer than rendering the filters. */
const byAlphabet = (one: string, other: string) => (sortKey(one) < sortKey(other) ? -1 : 1);

/** Accented letters stand beside the plain ones. */
const sortKey = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
