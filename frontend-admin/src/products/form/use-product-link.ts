import { useSamePage } from '@haberdash/kit/history-state';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../../access/use-may';
import { sheetOpened, sheetRequested } from '../products.slice';

const parameter = 'product';
const newProduct = 'new';

/** `?product=<id>` opens the product's sheet once, and `?product=new` that of a new one: the address then is the list's again. */
export function useProductLink(): void {
  const [params, setParams] = useSearchParams();
  const samePage = useSamePage();
  const dispatch = useDispatch();
  const mayChange = useMay()('catalogue.change');
  const linkedId = useRef<string>(null);
  const id = params.get(parameter);

  const remember = useEffectEvent((given: string) => {
    linkedId.current = mayChange ? given : null;
    const rest = new URLSearchParams(params);
    rest.delete(parameter);
    // The sheet is a form: who may not change the product is shown it in the list.
    if (!mayChange && given !== newProduct) rest.set('ids', given);
    setParams(rest, { ...samePage, replace: true });
  });
  // The sheet pushes a history entry of the address, which must be rendered without the parameter by then.
  const open = useEffectEvent(() => {
    const { current: given } = linkedId;
    if (given) dispatch(given === newProduct ? sheetOpened(null) : sheetRequested(given));
    linkedId.current = null;
  });
  useEffect(() => {
    if (id) remember(id);
    else open();
  }, [id]);
}
