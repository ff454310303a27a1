import { Button } from '@haberdash/kit/ui/Button';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useId, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from '@haberdash/kit/store';
import styles from './address-manager.module.css';
import type { Address, AddressFields } from './addresses.api';
import { fieldsDoubted, formClosed, saveRequested, selectFieldErrors, selectSaving } from './addresses.slice';
import { doubtsAbout } from './doubts';

const blank: AddressFields = { address: '', city: '', pincode: '', phone: '', notes: '' };

/** The server takes no longer one. */
const MAX_LENGTH = 300;

interface AddressFormProps {
  edited: Address | undefined;
  /** Someone asked for it, and may leave it. */
  isAskedFor: boolean;
}

/** Starts over by being given another key. */
export function AddressForm({ edited, isAskedFor }: AddressFormProps) {
  const saving = useSelector(selectSaving);
  const fieldErrors = useSelector(selectFieldErrors);
  const form = useFocusOnError(fieldErrors);
  const dispatch = useDispatch();
  const titleId = useId();
  const [fields, setFields] = useState(edited ? fieldsOf(edited) : blank);

  const bind = (name: keyof AddressFields, label: string) => ({
    name,
    label,
    value: fields[name],
    maxLength: MAX_LENGTH,
    required: true,
    error: fieldErrors[name] && `${label} ${fieldErrors[name]}`,
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });
  const isComplete = Object.values(fields).every((value) => value.trim() !== '');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const doubts = doubtsAbout(fields);
    dispatch(Object.keys(doubts).length > 0 ? fieldsDoubted(doubts) : saveRequested(fields));
  };

  return (
    <form ref={form} className={styles.form} aria-labelledby={titleId} onSubmit={submit}>
      <h3 id={titleId}>{edited ? 'Edit Address' : 'Add New Address'}</h3>
      <TextField {...bind('address', 'Address')} autoComplete="street-address" autoFocus={isAskedFor} />
      <TextField {...bind('city', 'City')} autoComplete="address-level2" />
      <TextField {...bind('pincode', 'Pincode')} autoComplete="postal-code" />
      <TextField {...bind('phone', 'Phone')} type="tel" autoComplete="tel" />
      <TextField {...bind('notes', 'Notes')} rows={3} />
      <div className={styles.submit}>
        <Button type="submit" variant="secondary" disabled={!isComplete} busy={saving.status === 'loading'}>
          {edited ? 'Edit' : 'Add'}
        </Button>
        {isAskedFor && (
          <Button variant="quiet" onClick={() => dispatch(formClosed())}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function fieldsOf({ address, city, pincode, phone, notes }: Address): AddressFields {
  return { address, city, pincode, phone, notes };
}
