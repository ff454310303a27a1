import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import type { ListFilter } from '../list';
import styles from '../list.module.css';
import type { ListAddress } from '../use-list-address';
import { FilterChip } from './FilterChip';
import { FilterControl } from './FilterControl';
import { ToolbarPopover } from './ToolbarPopover';

interface FilterBarProps {
  filters: ListFilter[];
  address: ListAddress;
}

/** Each filter that is set is a chip, behind the button that adds another one. */
export function FilterBar({ filters, address }: FilterBarProps) {
  const { query, change, show, isFiltered } = address;
  const bar = useRef<HTMLDivElement>(null);
  // While its panel is open, a filter without a value keeps its chip.
  const [openFilter, setOpenFilter] = useState<ListFilter>();
  const shown = filters.filter(({ isKept }) => !isKept);
  if (shown.length === 0) return null;

  const isSet = ({ names }: ListFilter) => names.some((name) => query[name]);
  const focusFirst = () => bar.current?.querySelector('button')?.focus();
  const remove = ({ names }: ListFilter) => {
    change(Object.fromEntries(names.map((name) => [name, undefined])));
    focusFirst();
  };
  const clear = () => {
    show(query.sort ? { sort: query.sort } : {});
    focusFirst();
  };
  const noteOpen = (filter: ListFilter, isOpen: boolean) => {
    setOpenFilter(isOpen ? filter : undefined);
    // Its chip, which has the focus, goes.
    if (!isOpen && !isSet(filter) && bar.current?.contains(document.activeElement)) focusFirst();
  };
  return (
    <div ref={bar} className={styles.filters}>
      <NewFilter filters={shown.filter(({ control }) => control)} address={address} />
      {shown
        .filter((filter) => isSet(filter) || filter === openFilter)
        .map((filter) => (
          <FilterChip
            key={filter.names.join()}
            filter={filter}
            address={address}
            isSet={isSet(filter)}
            onRemove={() => remove(filter)}
            onOpenChange={(isOpen) => noteOpen(filter, isOpen)}
          />
        ))}
      {isFiltered && (
        <Button type="link" onClick={clear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

function NewFilter(props: FilterBarProps) {
  if (props.filters.length === 0) return null;
  return <ToolbarPopover label="+ Filter">{() => <FilterMenu {...props} />}</ToolbarPopover>;
}

function FilterMenu({ filters, address }: FilterBarProps) {
  const [chosen, choose] = useState(filters.length === 1 ? filters[0] : undefined);
  if (chosen) return <FilterControl filter={chosen} address={address} />;
  return (
    <ul className={styles.views} aria-label="Filters">
      {filters.map((filter) => (
        <li key={filter.names.join()}>
          <Button type="text" block onClick={() => choose(filter)}>
            {filter.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
