import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { categoryOptions } from './product-fields';
import type { Filters } from './product-filters';
import styles from './product-filters.module.css';

interface ProductFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  found: number;
  total: number;
}

const categories = [{ value: 'all', label: 'All categories' }, ...categoryOptions];

const stocks = [
  { value: 'all', label: 'Any stock' },
  { value: 'low', label: 'Low stock (under 10)' },
  { value: 'none', label: 'Sold out' },
];

export function ProductFilters({ filters, onChange, found, total }: ProductFiltersProps) {
  return (
    <div role="search" className={styles.filters}>
      <Input
        type="search"
        allowClear={{ clearIcon: <CloseCircleFilled aria-label="Clear the search" /> }}
        aria-label="Search products"
        placeholder="Search products"
        value={filters.text}
        onChange={({ target }) => onChange({ ...filters, text: target.value })}
      />
      <Select
        id="category-filter"
        aria-label="Filter by category"
        value={filters.category}
        options={categories}
        onChange={(category: Filters['category']) => onChange({ ...filters, category })}
      />
      <Select
        id="stock-filter"
        aria-label="Filter by stock"
        value={filters.stock}
        options={stocks}
        onChange={(stock: Filters['stock']) => onChange({ ...filters, stock })}
      />
      <p role="status" className={styles.count}>
        {found === total ? '' : `${found} of `}
        {total === 1 ? '1 product' : `${total} products`}
      </p>
    </div>
  );
}
