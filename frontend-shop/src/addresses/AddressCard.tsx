import { AddressLines } from '@haberdash/kit/addresses/AddressLines';
import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { useDispatch, useSelector } from 'react-redux';
import styles from './address-manager.module.css';
import { notesOf } from './address-fields';
import type { Address } from './addresses.api';
import { deleteRequested, editStarted, selectAddedId } from './addresses.slice';

/** The selection, where an address can be selected. */
export interface AddressChoice {
  chosenId: string | null;
  onChoose: (addressId: string) => void;
  /** The id of the element with the error message for a missing selection. */
  problemId?: string;
}

interface AddressCardProps {
  address: Address;
  choice: AddressChoice | undefined;
}

export function AddressCard({ address, choice }: AddressCardProps) {
  const dispatch = useDispatch();
  const addressId = address._id;
  const added = useSelector(selectAddedId) === addressId || undefined;

  return (
    <li className={styles.card} tabIndex={-1} data-added={choice ? undefined : added}>
      {choice ? (
        <label className={styles.pick}>
          <input
            type="radio"
            name="ship-to"
            data-added={added}
            checked={choice.chosenId === addressId}
            onChange={() => choice.onChoose(addressId)}
          />
          <SavedAddress saved={address} />
        </label>
      ) : (
        <SavedAddress saved={address} />
      )}
      <div className={styles.actions}>
        <Button
          variant="quiet"
          aria-label={`Edit ${address.address}`}
          onClick={() => dispatch(editStarted({ addressId }))}
        >
          Edit
        </Button>
        <Button
          variant="quiet"
          aria-label={`Delete ${address.address}`}
          onClick={() => dispatch(deleteRequested({ addressId }))}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

function SavedAddress({ saved }: { saved: Address }) {
  const user = useSelector(selectUser);
  return (
    <span className={styles.lines}>
      <AddressLines written={{ ...saved, recipient: saved.recipient ?? user?.userName ?? '' }} />
      <span>{saved.phone}</span>
      <span className={styles.notes}>{notesOf(saved)}</span>
    </span>
  );
}
