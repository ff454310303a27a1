import { Parcels } from '@haberdash/kit/orders/Parcels';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IfAllowed } from '../../access/IfAllowed';
import type { Order } from '../orders.api';
import { shopTimeZone } from '../../time/shop-time';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { CancelForm } from './CancelForm';
import { PackingForm } from './PackingForm';
import { ParcelActions } from './ParcelActions';
import { parcelsLeft, selectChanges, selectChanging } from './parcels.slice';
import styles from './parcels.module.css';
import { useFocusWhenLost } from './use-focus-when-lost';

/** The parcels of the open order, and what the shop does with them. */
export function OrderParcels({ order }: { order: Order }) {
  const changing = useSelector(selectChanging);
  const changes = useSelector(selectChanges);
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(parcelsLeft()), [dispatch]);
  const place = useFocusWhenLost(order);
  const isWaiting = order.exchange?.state === 'held';
  const isPaid = order.paymentStatus === 'paid' && order.orderStatus !== 'rejected' && !isWaiting;

  return (
    <Parcels
      order={order}
      timeZone={shopTimeZone()}
      actions={(parcel) => (
        <IfAllowed needs="orders.ship">
          <ParcelActions order={order} parcel={parcel} />
        </IfAllowed>
      )}
    >
      <div ref={place} tabIndex={-1} className={styles.below}>
        <RefusalAlert request={changing} />
        {isPaid ? (
          <>
            <IfAllowed needs="orders.ship">
              <PackingForm key={`packing ${changes}`} order={order} />
            </IfAllowed>
            <IfAllowed needs="refunds.give">
              <CancelForm key={`cancelling ${changes}`} order={order} />
            </IfAllowed>
          </>
        ) : (
          <p>
            {isWaiting
              ? 'It is packed and sent once its return is accepted.'
              : 'Only a paid order is packed and sent.'}
          </p>
        )}
      </div>
    </Parcels>
  );
}
