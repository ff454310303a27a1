import { useSamePage } from '@haberdash/kit/history-state';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { ListQuery } from './create-list';
import type { ChangeQuery, ListFilter } from './list';

const common = ['q', 'sort', 'cursor'];

/** The state of a list is in the address, so that Back, a reload and a shared link show the same. */
export function useListAddress(filters: ListFilter[]) {
  const [params, setParams] = useSearchParams();
  const pendingRef = usePendingParams(params);
  const samePage = useSamePage();
  const names = [...common, ...filters.flatMap((filter) => filter.names)];
  const kept = new Set(filters.flatMap((filter) => (filter.isKept ? filter.names : [])));
  const cleared = names.filter((name) => !kept.has(name));
  const query: ListQuery = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );

  const set = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(pendingRef.current ?? params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    pendingRef.current = next;
    setParams(next, samePage);
  };

  const nothing = Object.fromEntries(cleared.map((name) => [name, undefined]));
  return {
    query,
    /** A list is filtered by search words or filters that can be cleared, not by its order or its page. */
    isFiltered: cleared.some((name) => query[name] && name !== 'sort' && name !== 'cursor'),
    /** Back to the first page, because the rows are others. */
    change: ((changes) => set({ cursor: undefined, ...changes })) satisfies ChangeQuery,
    show: (view: ListQuery) => set({ ...nothing, ...view }),
    turnTo: (cursor: string | null) => set({ cursor: cursor ?? undefined }),
  };
}

/**
 * Parameters that the router has been given and has not rendered yet. It renders them in a transition, which takes a moment on a busy page: a
 * change in that moment must begin with them, or it would drop the one before.
 */
function usePendingParams(rendered: URLSearchParams) {
  const pendingRef = useRef<URLSearchParams | null>(null);
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (isBackOrForward || rendered.toString() === pendingRef.current?.toString()) pendingRef.current = null;
  }, [key, isBackOrForward, rendered]);
  return pendingRef;
}

export type ListAddress = ReturnType<typeof useListAddress>;
