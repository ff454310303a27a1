import { useDispatch, useSelector } from 'react-redux';
import type { Product, ProductDetails } from './product.api';
import { detailsRequested, selectDetails, selectOpenedCard } from './details.slice';

type State = Parameters<typeof selectDetails>[0];

/** A product's details; `load` requests them again. @param named by its id or a slug */
export function useDetails(named: string) {
  const details = useSelector((state: State) => selectDetails(state, named));
  const dispatch = useDispatch();

  const load = () => {
    if (details.request.status !== 'loading') dispatch(detailsRequested(named));
  };
  const prefetch = () => {
    if (!details.value) load();
  };
  return { details, load, prefetch };
}

/** The same, with the card's data while the details are loading. */
export function useKnownProduct(named: string) {
  const card = useSelector(selectOpenedCard);
  const { details, load } = useDetails(named);
  const isOfCard = card !== null && [card._id, card.slug].includes(named);
  const known = isOfCard && !details.isMissing ? card : null;
  const product: Product | ProductDetails | null = details.value ?? known;
  return { product, details, load };
}
