import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useState } from 'react';
import { ColumnChooser } from './ColumnChooser';
import type { AdminListProps, ListFilter } from '../list';
import styles from '../list.module.css';
import { ListSearch } from './ListSearch';
import { SavedViews } from './SavedViews';
import type { ListAddress } from '../use-list-address';

interface ListToolbarProps<Item> extends AdminListProps<Item> {
  address: ListAddress;
  chosen: string[];
  onChoose: (keys: string[]) => void;
}

export function ListToolbar<Item>(props: ListToolbarProps<Item>) {
  const { name, columns, searchLabel, filters = [], views = [], exportPath } = props;
  const { address, chosen, onChoose } = props;
  const { query, change, show } = address;
  const [isOpen, setIsOpen] = useState(false);
  const active = filters.filter(({ names, isKept }) => !isKept && names.some((one) => query[one])).length;
  const { cursor: _, ...exported } = query;

  return (
    <div className={styles.toolbar}>
      {searchLabel && <ListSearch label={searchLabel} q={query.q ?? ''} change={change} />}
      <div className={styles.tools}>
        {hasControls(props) && (
          <Button className={styles.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {active > 0 ? `Filters (${active})` : 'Filters'}
          </Button>
        )}
        <SavedViews name={name} views={views} query={query} onShow={show} />
        {!props.body && <ColumnChooser columns={columns} chosen={chosen} onChoose={onChoose} />}
        {props.tools}
        {exportPath && (
          <Button href={`${exportPath}?${new URLSearchParams(exported).toString()}`} download>
            Export CSV
          </Button>
        )}
      </div>
      <Filters {...props} isOpen={isOpen} />
    </div>
  );
}

/** A kept filter has no control. */
const hasControls = <Item,>({ filters = [], sorts = [] }: AdminListProps<Item>): boolean =>
  sorts.length > 0 || filters.some(({ isKept }) => !isKept);

function Filters<Item>(props: ListToolbarProps<Item> & { isOpen: boolean }) {
  const { filters = [], sorts = [], address, isOpen } = props;
  const { query, change, show } = address;
  const { sort } = query;
  return (
    <div className={styles.filters} data-open={isOpen}>
      {filters.map((filter) => (
        <Filter key={filter.names.join()} filter={filter} address={address} />
      ))}
      {sorts.length > 0 && (
        <div className={styles.filter}>
          <span aria-hidden="true">Sort by</span>
          <Select
            id="sort"
            aria-label="Sort by"
            options={sorts}
            value={sort ?? sorts[0]?.value}
            onChange={(chosen: string) => change({ sort: chosen })}
          />
        </div>
      )}
      {address.isFiltered && (
        <Button type="link" onClick={() => show(sort ? { sort } : {})}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

function Filter({ filter, address }: { filter: ListFilter; address: ListAddress }) {
  const control = filter.control(address.query, address.change, filter.label);
  if (!control) return null;
  return (
    <div className={styles.filter}>
      <span aria-hidden="true">{filter.label}</span>
      {control}
    </div>
  );
}
