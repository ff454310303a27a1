import { useSelector } from 'react-redux';
import { selectForm } from '../../products.slice';
import { selectIsDraftChanged } from '../../variants/variants.slice';

/** Whether the page has changes that leaving it would discard. */
export function useIsUnsaved(): boolean {
  const { isChanged, leaving } = useSelector(selectForm);
  const isDraftChanged = useSelector(selectIsDraftChanged);
  return !leaving && (isChanged || isDraftChanged);
}
