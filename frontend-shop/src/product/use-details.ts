import { useDispatch, useSelector } from 'react-redux';
import type { Product, ProductDetails } from './product.api';
import { detailsRequested, selectDetails, selectOpenedCard } from './details.slice';

type State = Parameters<typeof selectDetails>[0];

/** A product's details; `load` requests them again. */
export function useDetails(id: string) {
  const details = useSelector((state: State) => selectDetails(state, id));
  const dispatch = useDispatch();

  const load = () => {
    if (details.request.status !== 'loading') dispatch(detailsRequested(id));
  };
  const prefetch = () => {
    if (!details.value) load();
  };
  return { details, load, prefetch };
}

/** The same, with the card's data while the details are loading. */
export function useKnownProduct(id: string) {
  const card = useSelector(selectOpenedCard);
  const { details, load } = useDetails(id);
  const known = card?._id === id && !details.isMissing ? card : null;
  const product: Product | ProductDetails | null = details.value ?? known;
  return { product, details, load };
}
