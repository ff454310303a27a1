import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { ColumnChooser } from './ColumnChooser';
import { FilterBar } from './FilterBar';
import type { AdminListProps, Option } from '../list';
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
  const { name, columns, searchLabel, filters = [], sorts = [], views = [], exportPath } = props;
  const { address, chosen, onChoose } = props;
  const { query, change, show } = address;
  const { cursor: _, ...exported } = query;

  return (
    <div className={styles.toolbar}>
      {searchLabel && <ListSearch label={searchLabel} q={query.q ?? ''} change={change} />}
      <FilterBar filters={filters} address={address} />
      <div className={styles.tools}>
        <SortChoice sorts={sorts} address={address} />
        <SavedViews name={name} views={views} query={query} onShow={show} />
        {!props.body && <ColumnChooser columns={columns} chosen={chosen} onChoose={onChoose} />}
        {props.tools}
        {exportPath && (
          <Button href={`${exportPath}?${new URLSearchParams(exported).toString()}`} download>
            Export CSV
          </Button>
        )}
      </div>
    </div>
  );
}

function SortChoice({ sorts, address: { query, change } }: { sorts: Option[]; address: ListAddress }) {
  if (sorts.length === 0) return null;
  return (
    <Select
      id="sort"
      aria-label="Sort by"
      popupMatchSelectWidth={false}
      options={sorts}
      value={query.sort ?? sorts[0]?.value}
      onChange={(sort: string) => change({ sort })}
    />
  );
}
