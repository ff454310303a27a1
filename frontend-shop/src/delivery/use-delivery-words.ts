import { isAwaited } from '@haberdash/kit/loadable';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cheapestOf } from './delivery-text';
import { filledText, namesDelivery } from './delivery-words';
import { selectUsualOffers, usualOffersRequested } from './delivery.slice';

/** The character keeps the height of a line. */
const blank = '\u00a0';

/** Texts of the shop with the words of its delivery table. One whose words the table does not have is left out. */
export function useDeliveryWords<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const offers = useSelector(selectUsualOffers);
  const isNamed = items.some((item) => namesDelivery(textOf(item)));
  const isUnknown = isNamed && offers.value === null && offers.request.status === 'idle';
  const dispatch = useDispatch();
  useEffect(() => {
    if (isUnknown) dispatch(usualOffersRequested());
  }, [dispatch, isUnknown]);

  return items.flatMap((item) => {
    const text = textOf(item);
    if (!namesDelivery(text)) return [{ item, text }];
    if (isAwaited(offers)) return [{ item, text: blank }];
    const filled = filledText(text, cheapestOf(offers.value ?? []));
    return filled === undefined ? [] : [{ item, text: filled }];
  });
}
