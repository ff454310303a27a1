import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './address-manager.module.css';
import { addressesRequested, selectAddressBook } from './addresses.slice';
import { AddressCard, type AddressChoice } from './AddressCard';
import { AddressForm } from './AddressForm';

/** The address book; with a `choice`, one of its addresses can be picked. */
export function AddressManager({ choice }: { choice?: AddressChoice }) {
  const { addresses, request, editedId, formNumber } = useSelector(selectAddressBook);
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(addressesRequested());
  }, [dispatch]);

  if (addresses.length === 0 && request.status === 'loading') {
    return (
      <div className={styles.loading}>
        <Spinner label="Loading your addresses" />
      </div>
    );
  }
  return (
    <div className={styles.manager}>
      <AddressList choice={choice} />
      <AddressForm key={formNumber} edited={addresses.find(({ _id }) => _id === editedId)} />
    </div>
  );
}

function AddressList({ choice }: { choice: AddressChoice | undefined }) {
  const { addresses, request } = useSelector(selectAddressBook);
  const dispatch = useDispatch();

  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load your addresses" onRetry={() => dispatch(addressesRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (addresses.length === 0) {
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
