import { useDispatch } from 'react-redux';
import type { ProductState } from './publication.api';
import { planOpened, stateSubmitted } from './publication.slice';

interface Stated {
  _id: string;
  state: ProductState;
  publishAt: string | null;
}

/** Items of a menu that change the state of these products; a state that all of them have already is left out. */
export function useStateActions(products: Stated[]) {
  const dispatch = useDispatch();
  const ids = products.map(({ _id }) => _id);
  const become = (state: ProductState) => () => void dispatch(stateSubmitted({ ids, state }));
  const areAll = (state: ProductState) => products.every((one) => one.state === state && !one.publishAt);
  return [
    { key: 'published', label: 'Publish now', isOffered: !areAll('published'), onClick: become('published') },
    {
      key: 'planned',
      label: 'Schedule…',
      isOffered: !areAll('published'),
      onClick: () => void dispatch(planOpened(ids)),
    },
    { key: 'draft', label: 'Make a draft', isOffered: !areAll('draft'), onClick: become('draft') },
    { key: 'archived', label: 'Archive', isOffered: !areAll('archived'), onClick: become('archived') },
  ]
    .filter(({ isOffered }) => isOffered)
    .map(({ isOffered: _, ...item }) => item);
}
