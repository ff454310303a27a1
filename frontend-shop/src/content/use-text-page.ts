import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pageRequested, selectPage, type LoadedPage } from './pages.slice';

type State = Parameters<typeof selectPage>[0];

/** Requests a page, and again with each mount: an admin may have edited it. */
export function useTextPage(slug: string, version?: string): LoadedPage & { load: () => void } {
  const page = useSelector((state: State) => selectPage(state, { slug, version }));
  const dispatch = useDispatch();

  useEffect(() => void dispatch(pageRequested({ slug, version })), [dispatch, slug, version]);

  return { ...page, load: () => void dispatch(pageRequested({ slug, version })) };
}
