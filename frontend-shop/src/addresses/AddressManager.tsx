import { isAwaited } from '@haberdash/kit/loadable';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './address-manager.module.css';
import { addressesRequested, selectAddresses, selectForm } from './addresses.slice';
import { AddressCard, type AddressChoice } from './AddressCard';
import { AddressForm } from './AddressForm';

/** The address book; with a `choice`, one of its addresses can be picked. */
export function AddressManager({ choice }: { choice?: AddressChoice }) {
  const addresses = useSelector(selectAddresses);
  const { editedId, number } = useSelector(selectForm);
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(addressesRequested());
  }, [dispatch]);

  if (isAwaited(addresses)) {
    return (
      <div className={styles.loading}>
        <Spinner label="Loading your addresses" />
      </div>
    );
  }
  return (
    <div className={styles.manager}>
      <AddressList choice={choice} />
      <AddressForm key={number} edited={addresses.value?.find(({ _id }) => _id === editedId)} />
    </div>
  );
}

function AddressList({ choice }: { choice: AddressChoice | undefined }) {
  const { value: addresses, request } = useSelector(selectAddresses);
  const dispatch = useDispatch();

  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load your addresses" onRetry={() => dispatch(addressesRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!addresses?.length) {
    return <p className={styles.none}>No address saved yet. Add the first one below.</p>;
  }
  return (
    <div role={choice ? 'radiogroup' : undefined} aria-label={choice ? 'Ship to' : undefined}>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressCard key={address._id} address={address} choice={choice} />
        ))}
      </ul>
    </div>
  );
}
