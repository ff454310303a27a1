import { ownCountryRequested, selectOwnCountry } from '@haberdash/kit/countries/countries.slice';
import { isAwaited } from '@haberdash/kit/loadable';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Button } from '@haberdash/kit/ui/Button';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { maxAddresses } from './address-fields';
import styles from './address-manager.module.css';
import { addressesRequested, anotherRequested, selectAddresses, selectForm } from './addresses.slice';
import { AddressCard, type AddressChoice } from './AddressCard';
import { AddressForm } from './AddressForm';

/** The address book. With a `choice`, one of its addresses can be selected. */
export function AddressManager({ choice }: { choice?: AddressChoice }) {
  const addresses = useSelector(selectAddresses);
  const { isOpen, number } = useSelector(selectForm);
  // A form that appears late would move the content below it.
  const isFormAwaited = isAwaited(useSelector(selectOwnCountry));
  const dispatch = useDispatch();
  const count = addresses.value?.length ?? 0;
  const hasForm = isOpen || count === 0;
  const manager = useFocusRestored(hasForm, count);

  useEffect(() => {
    dispatch(addressesRequested());
    dispatch(ownCountryRequested());
  }, [dispatch]);

  if (isAwaited(addresses) || isFormAwaited) {
    return (
      <div className={styles.loading}>
        <Spinner label="Loading your addresses" />
      </div>
    );
  }
  return (
    <div ref={manager} className={styles.manager}>
      <AddressList choice={choice} />
      {hasForm ? (
        <AddressForm key={number} wasRequested={isOpen && count > 0} isTitled={!choice || count > 0} />
      ) : (
        <AddAnother isFull={count >= maxAddresses} />
      )}
    </div>
  );
}

function AddAnother({ isFull }: { isFull: boolean }) {
  const dispatch = useDispatch();
  const noteId = useId();

  return (
    <div className={styles.another}>
      <Button
        variant="secondary"
        data-add-another
        aria-describedby={isFull ? noteId : undefined}
        onClick={() => dispatch(anotherRequested())}
      >
        Add another address
      </Button>
      {isFull && (
        <p id={noteId} className={styles.full}>
          You&apos;ve saved {maxAddresses} addresses. To add another, delete one first.
        </p>
      )}
    </div>
  );
}

/**
 * Moves the focus when its element is gone: from the form to the added address or to the form's button, from a
 * deleted address to the list.
 */
function useFocusRestored(hasForm: boolean, count: number): RefObject<HTMLDivElement | null> {
  const manager = useRef<HTMLDivElement>(null);
  const before = useRef({ hasForm, count });

  useEffect(() => {
    const { hasForm: hadForm, count: formerCount } = before.current;
    before.current = { hasForm, count };
    if (document.activeElement !== document.body) return;
    const focus = (selector: string) => manager.current?.querySelector<HTMLElement>(selector)?.focus();
    if (count < formerCount) focus(count > 0 ? 'ul' : 'form [name=address]');
    else if (hadForm && count > formerCount) focus('[data-added]');
    else if (hadForm && !hasForm) focus('[data-add-another]');
  }, [hasForm, count]);
  return manager;
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
    // The checkout's heading says so.
    return choice ? null : <p className={styles.none}>Add your delivery address.</p>;
  }
  return (
    <div
      role={choice ? 'radiogroup' : undefined}
      aria-label={choice ? 'Ship to' : undefined}
      aria-describedby={choice?.problemId}
    >
      <ul className={styles.list} aria-label="Saved addresses" tabIndex={-1}>
        {addresses.map((address) => (
          <AddressCard key={address._id} address={address} choice={choice} />
        ))}
      </ul>
    </div>
  );
}
