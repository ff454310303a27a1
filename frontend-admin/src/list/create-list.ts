import type { Answer, Schema } from '@haberdash/kit/api/client';
import { put, select, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Search words, filters, sort and cursor, as the address and the API have them. */
export type ListQuery = Record<string, string>;

export interface ListPage<Item> {
  data: Item[];
  meta: Schema<'PageMeta'>;
}

interface ListState<Item> {
  page: Loadable<ListPage<Item>>;
  /** The query of the last request; null before the first. */
  query: ListQuery | null;
}

const pageSize = '50';

type FetchPage<Item> = (query: ListQuery) => SagaGenerator<Answer<ListPage<Item>>>;

/**
 * The slice and the saga of a list that the server searches, filters, sorts and pages.
 * @param name of the slice, unique in the remote: 'ordersList'
 */
export function createList<Item>(name: string, fetchPage: FetchPage<Item>) {
  const initialState = { page: notLoaded, query: null } as ListState<Item>;
  const slice = createSlice({
    name,
    initialState: () => initialState,
    reducers: {
      /** The former page stays visible until the new one has arrived. */
      requested: (state, { payload }: PayloadAction<ListQuery>) => {
        state.page.request = loading;
        state.query = payload;
      },
      loaded: (state, { payload }: PayloadAction<ListPage<Item>>) => ({
        ...(state as ListState<Item>),
        page: { value: payload, request: idle },
      }),
      /** The list shows another subject from now on. A page of the former that is still on its way is dropped. */
      emptied: () => initialState,
      failed: (state, { payload }: PayloadAction<{ message: string }>) => {
        state.page = { value: null, request: failed(payload) };
      },
    },
    selectors: {
      selectPage: ({ page }) => page,
      selectQuery: ({ query }) => query,
    },
  });
  const { requested, loaded, emptied, failed: refused } = slice.actions;
  const { selectPage, selectQuery } = slice.selectors;

  function* loadPage(action: ReturnType<typeof requested | typeof emptied>) {
    if (!requested.match(action)) return;
    const query = action.payload;
    const result = yield* fetchPage({ limit: pageSize, ...query });
    yield* put(result.ok ? loaded(result.body) : refused(result.refusal));
  }

  function* saga(): SagaGenerator<void> {
    yield* takeLatest([requested, emptied], loadPage);
  }

  /** Loads the last requested page again, for sagas that changed one of its rows. */
  function* reload(): SagaGenerator<void> {
    const query = yield* select(selectQuery);
    if (query) yield* put(requested(query));
  }

  return { slice, saga, reload, requested, selectPage };
}

export type List<Item> = ReturnType<typeof createList<Item>>;
