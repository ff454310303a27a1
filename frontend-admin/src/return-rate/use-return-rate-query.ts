import { useSamePage } from '@haberdash/kit/history-state';
import { useSearchParams } from 'react-router-dom';
import type { ReturnRateQuery } from './return-rate.api';

const groups = ['product', 'size', 'reason'] as const;

/** The choice is in the address, so that Back, a reload and a shared link show the same. */
export function useReturnRateQuery() {
  const [params, setParams] = useSearchParams();
  const samePage = useSamePage();
  const change = (query: ReturnRateQuery) => setParams({ ...query }, samePage);
  return { query: queryIn(params), change };
}

function queryIn(params: URLSearchParams): ReturnRateQuery {
  const [from, to, product] = ['from', 'to', 'product'].map((name) => params.get(name));
  const by = groups.find((group) => group === params.get('by')) ?? 'product';
  const chosen = { by, ...(product ? { product } : {}) };
  if (params.get('period') === 'custom' && from && to) return { period: 'custom', from, to, ...chosen };
  return { period: params.get('period') === 'last-month' ? 'last-month' : 'this-month', ...chosen };
}
