import Select from 'antd/es/select';
import type { ListFilter } from '../list/list';

const options = [
  { value: '', label: 'All' },
  { value: 'false', label: 'Visible' },
  { value: 'true', label: 'Hidden' },
];

export const visibilityFilter: ListFilter = {
  label: 'In the shop',
  names: ['hidden'],
  control: (query, change, label) => (
    <Select
      id="filter-hidden"
      aria-label={label}
      options={options}
      value={query.hidden ?? ''}
      onChange={(hidden: string) => change({ hidden })}
    />
  ),
};
