import { filterGroups, type FilterGroup, type Filters } from './listing-query';

const KEY = 'filters';

export function storeFilters(filters: Filters): void {
  sessionStorage.setItem(KEY, JSON.stringify(filters));
}

export function storedFilters(): Filters {
  const stored = parsed(sessionStorage.getItem(KEY));
  return Object.assign({}, ...filterGroups.map((group) => idsOf(stored, group))) as Filters;
}

function idsOf(stored: unknown, group: FilterGroup): Filters {
  const ids = (stored as Partial<Record<FilterGroup, unknown>> | null)?.[group];
  return Array.isArray(ids) ? { [group]: ids.map(String) } : {};
}

/** Session storage may hold anything: what makes no sense counts as nothing. */
function parsed(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
