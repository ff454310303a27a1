import type { Country } from '@haberdash/kit/countries/countries.api';
import { countriesRequested, selectCountriesRequest } from '@haberdash/kit/countries/countries.slice';
import { countryOptions, useCountries, useCountry } from '@haberdash/kit/countries/use-countries';
import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { SelectField } from '@haberdash/kit/ui/SelectField';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useId, useMemo, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countryOf, isComplete, isPostcodeOptional, postcodeHelp } from './address-fields';
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

/** The server accepts no more characters. */
const longestText = 300;

interface FormProps {
  /** The user opened the form and may cancel it. */
  wasRequested: boolean;
}

interface AddressFormProps extends FormProps {
  /** Whether its title is visible. */
  isTitled: boolean;
}

/** A new `key` resets it. */
export function AddressForm({ wasRequested, isTitled }: AddressFormProps) {
  const { editedId, fields } = useSelector(selectForm);
  const saving = useSelector(selectSaving);
  const countries = useCountries();
  const { country: format, isLoading } = useCountry(countryOf(fields));
  const form = useFocusOnError(useSelector(selectFieldErrors));
  const dispatch = useDispatch();
  const titleId = useId();
  const isEdit = editedId !== null;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(saveRequested());
  };

  return (
    <form ref={form} className={styles.form} aria-labelledby={titleId} onSubmit={submit}>
      <h3 id={titleId} className={isTitled ? undefined : 'visually-hidden'}>
        {isEdit ? 'Edit Address' : 'Add New Address'}
      </h3>
      {isLoading ? (
        <Spinner label="Loading the form" />
      ) : (
        <AddressInputs countries={countries} format={format} wasRequested={wasRequested} />
      )}
      <div className={styles.submit}>
        <Button
          type="submit"
          variant="secondary"
          disabled={!isComplete(fields, format)}
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

interface AddressInputsProps extends FormProps {
  countries: readonly Country[] | null;
  format: Country | undefined;
}

/** The fields of the form, which a guest fills in, too. */
export function AddressInputs({ countries, format, wasRequested }: AddressInputsProps) {
  const bind = useBoundField();
  const { fields } = useSelector(selectForm);
  const userName = useSelector(selectUser)?.userName;
  return (
    <>
      <div className={styles.beside}>
        <TextField
          {...bind('recipient', 'Recipient')}
          value={fields.recipient ?? userName ?? ''}
          autoComplete="name"
        />
        <CountryField countries={countries} />
      </div>
      <TextField {...bind('address', 'Address')} autoComplete="street-address" autoFocus={wasRequested} />
      <PlaceFields format={format} />
      <TextField
        {...bind('notes', 'Notes')}
        required={false}
        help="Optional: a door code, for example."
        rows={3}
      />
    </>
  );
}

function PlaceFields({ format }: Pick<AddressInputsProps, 'format'>) {
  const bind = useBoundField();
  return (
    <div className={styles.beside}>
      {format?.hasCity !== false && <TextField {...bind('city', 'City')} autoComplete="address-level2" />}
      {format?.postcode !== null && (
        <TextField
          {...bind('pincode', 'Pincode')}
          required={!isPostcodeOptional(format)}
          help={format && postcodeHelp(format)}
          autoComplete="postal-code"
        />
      )}
      {format?.region && <RegionField kind={format.region} />}
      <TextField {...bind('phone', 'Phone')} type="tel" autoComplete="tel" />
    </div>
  );
}

/** The attributes that all fields have. */
function useBoundField() {
  const { fields } = useSelector(selectForm);
  const fieldErrors = useSelector(selectFieldErrors);
  const dispatch = useDispatch();
  return (name: keyof AddressFields, label: string) => ({
    name,
    label,
    value: fields[name] ?? '',
    error: fieldErrors[name],
    required: true,
    maxLength: longestText,
    onChange: ({ target }: { target: { value: string } }) => dispatch(fieldChanged({ [name]: target.value })),
  });
}

/** The countries are loaded with the form; until then, it has the present one only. */
function CountryField({ countries }: Pick<AddressInputsProps, 'countries'>) {
  const { fields } = useSelector(selectForm);
  const { maxLength: _, ...field } = useBoundField()('country', 'Country');
  const dispatch = useDispatch();
  const code = countryOf(fields);
  const options = useMemo(() => countryOptions(countries ?? [{ code }]), [countries, code]);
  return (
    <div>
      <SelectField
        {...field}
        value={code}
        options={options}
        autoComplete="country"
        onChange={({ target }) => dispatch(fieldChanged({ country: target.value, region: '' }))}
      />
      <CountriesFailed />
    </div>
  );
}

function CountriesFailed() {
  const { status } = useSelector(selectCountriesRequest);
  const dispatch = useDispatch();
  if (status !== 'failed') return null;
  return (
    <p className={styles.failed} role="alert">
      We couldn&apos;t load the other countries.
      <Button variant="quiet" onClick={() => dispatch(countriesRequested())}>
        Try again
      </Button>
    </p>
  );
}

function RegionField({ kind }: { kind: NonNullable<Country['region']> }) {
  const { label, options } = kind;
  const { maxLength, ...field } = { ...useBoundField()('region', label), required: false };
  if (options.length === 0)
    return <TextField {...field} maxLength={maxLength} help="Optional" autoComplete="address-level1" />;
  return (
    <SelectField
      {...field}
      help="Optional"
      options={[
        { value: '', label: 'Choose' },
        ...options.map(({ value, name }) => ({ value, label: name })),
      ]}
      autoComplete="address-level1"
    />
  );
}
