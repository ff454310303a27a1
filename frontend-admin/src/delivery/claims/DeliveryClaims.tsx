import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ClaimsAlert } from '../../claims/ClaimsAlert';
import { claimsAgainst } from './delivery-claims';
import { deliveryRequested, selectDelivery } from '../delivery.slice';

const isAboutDelivery = (text: string): boolean => /deliver|shipping|ships?\b|postage|arrives?\b/i.test(text);

/** Warns of what a text promises of the delivery and the table does not have. */
export function DeliveryClaims({ text }: { text: string }) {
  const { value } = useSelector(selectDelivery);
  const dispatch = useDispatch();
  const isNeeded = isAboutDelivery(text) && value === null;
  useEffect(() => {
    if (isNeeded) dispatch(deliveryRequested());
  }, [dispatch, isNeeded]);

  const claims = value && isAboutDelivery(text) ? claimsAgainst(text, value) : [];
  return (
    <ClaimsAlert
      claims={claims}
      title="The delivery table says something else"
      source={{ to: '/admin/delivery', label: 'Open the delivery table' }}
    />
  );
}
