import { Button } from '@haberdash/kit/ui/Button';
import styles from './filter-panel.module.css';
import { countOf, filterGroups, type FilterGroup, type Filters } from './listing-query';

interface FilterPanelProps {
  filters: Filters;
  onToggle: (group: FilterGroup, id: string) => void;
  onClear: () => void;
}

export function FilterPanel({ filters, onToggle, onClear }: FilterPanelProps) {
  return (
    <div className={styles.panel}>
      {(Object.keys(filterGroups) as FilterGroup[]).map((group) => (
        <Group
          key={group}
          group={group}
          chosen={filters[group] ?? []}
          onToggle={(id) => onToggle(group, id)}
        />
      ))}
      {countOf(filters) > 0 && (
        <Button variant="quiet" className={styles.clear} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

interface GroupProps {
  group: FilterGroup;
  chosen: string[];
  onToggle: (id: string) => void;
}

function Group({ group, chosen, onToggle }: GroupProps) {
  const { label, options } = filterGroups[group];
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {Object.entries(options).map(([id, name]) => (
        <label key={id} className={styles.option}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
