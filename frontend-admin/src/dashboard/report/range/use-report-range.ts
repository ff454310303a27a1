import { useSamePage } from '@haberdash/kit/history-state';
import { useSearchParams } from 'react-router-dom';
import type { ReportQuery } from '../report.api';

export const ranges = { today: 'Today', '7d': '7 days', '30d': '30 days', '90d': '90 days' } as const;
/** The morning begins with it. */
const usual: ReportQuery = { range: 'today' };

/** The range is in the address, so that Back, a reload and a shared link show the same. */
export function useReportRange() {
  const [params, setParams] = useSearchParams();
  const samePage = useSamePage();
  const change = (query: ReportQuery) => {
    setParams(query.range === usual.range ? {} : { ...query }, samePage);
  };
  return { query: queryIn(params), change };
}

function queryIn(params: URLSearchParams): ReportQuery {
  const range = params.get('range');
  const [from, to] = [params.get('from'), params.get('to')];
  if (range === 'custom' && from && to) return { range, from, to };
  return range && range in ranges ? { range: range as keyof typeof ranges } : usual;
}
