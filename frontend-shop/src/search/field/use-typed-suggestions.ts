import { useServices } from '@haberdash/kit/services';
import { useEffect, useState } from 'react';
import type { Suggestions } from '../search.api';

/** Milliseconds after the last key. */
const suggestAfter = 150;

/** The server's suggestions for a text. They are no state of the store: nothing else shows them. */
export function useTypedSuggestions(text: string): Suggestions | null {
  const { api } = useServices();
  const [found, setFound] = useState<Suggestions | null>(null);
  const typed = text.trim();

  useEffect(() => {
    if (!typed) return;
    const abort = new AbortController();
    const ask = async () => {
      const params = { query: { q: typed } };
      const answer = await api.GET('/api/shop/suggest', { params, signal: abort.signal }).catch(() => null);
      if (!abort.signal.aborted) setFound(answer?.data?.data ?? null);
    };
    const timer = setTimeout(() => void ask(), suggestAfter);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, typed]);

  return typed ? found : null;
}
