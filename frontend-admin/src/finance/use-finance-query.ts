import { useSamePage } from '@haberdash/kit/history-state';
import { useSearchParams } from 'react-router-dom';
import type { FinanceQuery } from './finance.api';

const steps = ['day', 'month'] as const;

/** The period is in the address, so that Back, a reload and a shared link show the same. */
export function useFinanceQuery() {
  const [params, setParams] = useSearchParams();
  const samePage = useSamePage();
  const change = (query: FinanceQuery) => setParams({ ...query }, samePage);
  return { query: queryIn(params), change };
}

function queryIn(params: URLSearchParams): FinanceQuery {
  const [from, to] = [params.get('from'), params.get('to')];
  const by = steps.find((step) => step === params.get('by'));
  const step = by && { by };
  if (params.get('period') === 'custom' && from && to) return { period: 'custom', from, to, ...step };
  return { period: params.get('period') === 'last-month' ? 'last-month' : 'this-month', ...step };
}
