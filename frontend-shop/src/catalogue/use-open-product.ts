import type { HistoryState } from '@haberdash/kit/history-state';
import { useLocation, useNavigate, useSearchParams } from '@haberdash/kit/router';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Product } from '../product/product.api';
import type { Choice } from '../product/variants';
import { cardOpened } from '../product/details.slice';
import { readOpenProduct, withoutProduct, withProduct } from './open-product';

interface ProductEntry extends HistoryState {
  /** The page beneath is the entry before; a shared link has none. */
  hasPageBefore?: boolean;
}

/** The product that is open stands in the address, so that a reload keeps it and a link shares it. */
export function useOpenProduct() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const entryLeft = useRef<string>(null);
  const { id, ...choice } = readOpenProduct(params);
  const entry = location.state as ProductEntry | null;

  const choose = (next: Choice) =>
    setParams(withProduct(params, { id, ...next }), { replace: true, state: entry });

  const close = () => {
    // The browser takes a moment to go back, and a second step would leave the page.
    if (!id || entryLeft.current === location.key) return;
    entryLeft.current = location.key;
    if (entry?.hasPageBefore) void navigate(-1);
    else setParams(withoutProduct(params), { replace: true, state: { keepScroll: true } });
  };

  return { id, choice, choose, close };
}

/** Opens a product over the page; Back closes it. */
export function useProductOpening() {
  const [params, setParams] = useSearchParams();
  const dispatch = useDispatch();

  return (product: Product, colour: string | null) => {
    const state: ProductEntry = { keepScroll: true, hasPageBefore: true };
    dispatch(cardOpened(product));
    setParams(withProduct(params, { id: product._id, colour, size: null }), { state });
  };
}
