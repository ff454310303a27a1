import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '../orders.api';
import type { WantedCancellation } from './cancellation-preview.api';
import { previewWanted, selectPreviewOf } from './cancellation-preview.slice';

/**
 * Asks the server what would go back, again after each change of the order.
 * @param id of the attempt, or of the lost parcel
 * @param wanted null: nothing is asked
 */
export function useCancellationPreview(order: Order, id: string, wanted: WantedCancellation | null) {
  const { value, request } = useSelector((state: Parameters<typeof selectPreviewOf>[0]) =>
    selectPreviewOf(state, id),
  );
  const dispatch = useDispatch();
  const load = useCallback(() => {
    if (wanted) dispatch(previewWanted({ orderId: order._id, id, wanted }));
  }, [dispatch, order, id, wanted]);
  useEffect(load, [load]);
  return {
    /** Null until the amount is known for what the order is now. */
    preview: request.status === 'idle' ? value : null,
    request,
    load,
  };
}
