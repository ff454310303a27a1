import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { returnsRequested, selectReturns } from './returns.slice';

/** Requests the returns of the open order with each mount. */
export function useOrderReturns(orderId: string) {
  const returns = useSelector(selectReturns);
  const dispatch = useDispatch();
  const load = () => void dispatch(returnsRequested({ orderId }));
  useEffect(() => void dispatch(returnsRequested({ orderId })), [dispatch, orderId]);
  return { ...returns, load };
}
