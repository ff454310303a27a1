import { readJson, writeJson } from '../../ui/storage';
import { filterGroups, type FilterGroup, type Filters } from './listing-query';

const storageKey = 'filters';

export const storeFilters = (filters: Filters): void => writeJson('sessionStorage', storageKey, filters);

export function storedFilters(): Filters {
  const stored = readJson('sessionStorage', storageKey);
  return Object.assign({}, ...filterGroups.map((group) => idsOf(stored, group))) as Filters;
}

function idsOf(stored: unknown, group: FilterGroup): Filters {
  const ids = (stored as Partial<Record<FilterGroup, unknown>> | null)?.[group];
  return Array.isArray(ids) ? { [group]: ids.map(String) } : {};
}
