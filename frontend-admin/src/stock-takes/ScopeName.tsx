import { useMenu } from '@haberdash/kit/menu/use-menu';
import { Link } from 'react-router-dom';
import { scopeText } from './stock-take-text';
import type { StockTake } from './stock-takes.api';

/** Says what a stock-take counts; a filter leads to the products that match it now. */
export function ScopeName({ scope }: Pick<StockTake, 'scope'>) {
  const text = scopeText(scope, useMenu().names);
  return scope.kind === 'filter' ? <Link to={`/admin/products?${scope.query ?? ''}`}>{text}</Link> : text;
}
