import { Button } from '@haberdash/kit/ui/Button';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useId, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isComplete } from './address-fields';
import styles from './address-manager.module.css';
import type { AddressFields } from './addresses.api';
import {
  fieldChanged,
  formClosed,
  saveRequested,
  selectFieldErrors,
  selectForm,
  selectSaving,
} from './addresses.slice';

/** The server's limit. */
const longestText = 300;

interface AddressFormProps {
  /** The user opened the form and may cancel it. */
  wasRequested: boolean;
}

/** A new `key` resets it. */
export function AddressForm({ wasRequested }: AddressFormProps) {
  const { editedId, fields } = useSelector(selectForm);
  const saving = useSelector(selectSaving);
  const fieldErrors = useSelector(selectFieldErrors);
  const form = useFocusOnError(fieldErrors);
  const dispatch = useDispatch();
  const titleId = useId();
  const isEdit = editedId !== null;

  const bind = (name: keyof AddressFields, label: string) => ({
    name,
    label,
    value: fields[name],
    maxLength: longestText,
    error: fieldErrors[name],
    onChange: ({ target }: { target: { value: string } }) => dispatch(fieldChanged({ [name]: target.value })),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(saveRequested());
  };

  return (
    <form ref={form} className={styles.form} aria-labelledby={titleId} onSubmit={submit}>
      <h3 id={titleId}>{isEdit ? 'Edit Address' : 'Add New Address'}</h3>
      <TextField
        {...bind('address', 'Address')}
        required
        autoComplete="street-address"
        autoFocus={wasRequested}
      />
      <TextField {...bind('city', 'City')} required autoComplete="address-level2" />
      <TextField {...bind('pincode', 'Pincode')} required autoComplete="postal-code" />
      <TextField {...bind('phone', 'Phone')} required type="tel" autoComplete="tel" />
      <TextField {...bind('notes', 'Notes')} help="Optional: a door code, for example." rows={3} />
      <div className={styles.submit}>
        <Button
          type="submit"
          variant="secondary"
          disabled={!isComplete(fields)}
          busy={saving.status === 'loading'}
        >
          {isEdit ? 'Save' : 'Add'}
        </Button>
        {wasRequested && (
          <Button variant="quiet" onClick={() => dispatch(formClosed())}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
