import { useSamePage } from '@haberdash/kit/history-state';
import { useSearchParams } from 'react-router-dom';
import type { ListQuery } from './create-list';
import type { ChangeQuery } from './list';

const common = ['q', 'sort', 'cursor'];

/** The state of a list is in the address, so that Back, a reload and a shared link show the same. */
export function useListAddress(filterNames: string[]) {
  const [params, setParams] = useSearchParams();
  const samePage = useSamePage();
  const names = [...common, ...filterNames];
  const query: ListQuery = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );

  const set = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, samePage);
  };

  const nothing = Object.fromEntries(names.map((name) => [name, undefined]));
  return {
    query,
    /** Back to the first page, because the rows are others. */
    change: ((changes) => set({ cursor: undefined, ...changes })) satisfies ChangeQuery,
    show: (view: ListQuery) => set({ ...nothing, ...view }),
    turnTo: (cursor: string | null) => set({ cursor: cursor ?? undefined }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

/** By search words or filters, not only sorted or turned to another page. */
export function isFiltered({ sort: _, cursor: __, ...filters }: ListQuery): boolean {
  return Object.keys(filters).length > 0;
}
