import { historyState, type HistoryState } from '@haberdash/kit/history-state';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Product } from '../product.api';
import type { Choice } from '../variants';
import { cardOpened } from '../details.slice';
import { readOpenProduct, withoutProduct, withProduct } from './open-product';

interface ProductEntry extends HistoryState {
  /** How many entries back the page beneath is; undefined for a shared link. */
  stepsBack?: number;
}

function entryAt(location: Location): ProductEntry {
  return historyState(location);
}

/** The open product is in the address, so a reload keeps it and a link shares it. */
export function useOpenProduct() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const entryLeft = useRef<string>(null);
  const { id } = readOpenProduct(params);

  const close = () => {
    // Going back takes a moment; a second step would leave the page.
    if (!id || entryLeft.current === location.key) return;
    entryLeft.current = location.key;
    const { stepsBack } = entryAt(location);
    if (stepsBack) void navigate(-stepsBack);
    else setParams(withoutProduct(params), { replace: true, state: { keepScroll: true } });
  };

  return { id, close };
}

/** The size and colour in the address, in the dialog or on the product's page. */
export function useChoiceInAddress() {
  const [params, setParams] = useSearchParams();
  const state = entryAt(useLocation());
  const { id, ...choice } = readOpenProduct(params);

  const choose = (next: Choice) => setParams(withProduct(params, { id, ...next }), { replace: true, state });

  return { choice, choose };
}

/** Opens a product over the page. Back closes it, or returns to the product that was open before. */
export function useProductEntry() {
  const [params, setParams] = useSearchParams();
  const { stepsBack } = entryAt(useLocation());

  return (id: string, choice: Choice = { colour: null, size: null }) => {
    const state: ProductEntry = { keepScroll: true };
    if (!params.has('product')) state.stepsBack = 1;
    else if (stepsBack) state.stepsBack = stepsBack + 1;
    setParams(withProduct(params, { id, ...choice }), { state });
  };
}

/** The same for a card, whose data is shown while the details are loading. */
export function useProductOpening() {
  const enter = useProductEntry();
  const dispatch = useDispatch();

  return (product: Product, choice?: Choice) => {
    dispatch(cardOpened(product));
    enter(product._id, choice);
  };
}
