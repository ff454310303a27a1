import type { Country } from '@haberdash/kit/countries/countries.api';
import { countryOptions, useCountries } from '@haberdash/kit/countries/use-countries';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import type { Correction } from './order-address.api';
import styles from './order-address.module.css';

export type Fields = Omit<Correction, 'seenUpdateDate'>;

/** The server accepts no more characters. */
const longestText = 300;

const requiredAs = (message: string) => [{ required: true, whitespace: true, message }];

/** The fields of an address depend on the chosen country. The countries are loaded with the form; until then, it has the present one only. */
export function AddressFields({ form }: { form: FormInstance<Fields> }) {
  const countries = useCountries();
  const code = Form.useWatch('country', form);
  const format = countries?.find((country) => country.code === code);
  return (
    <div className={styles.fields}>
      <Form.Item name="recipient" label="Recipient" rules={requiredAs('Enter who receives the parcel')}>
        <Input maxLength={longestText} autoFocus />
      </Form.Item>
      <Form.Item name="country" label="Country">
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={countryOptions(countries ?? (code ? [{ code }] : []))}
        />
      </Form.Item>
      <Form.Item name="address" label="Address" rules={requiredAs('Enter the address')}>
        <Input maxLength={longestText} />
      </Form.Item>
      <PlaceFields format={format} />
      <Form.Item name="phone" label="Phone" rules={requiredAs('Enter a phone number')}>
        <Input type="tel" maxLength={longestText} />
      </Form.Item>
      <Form.Item name="notes" label="Notes of the shopper" extra="Optional: a door code, for example.">
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={longestText} />
      </Form.Item>
    </div>
  );
}

function PlaceFields({ format }: { format: Country | undefined }) {
  const postcode = format?.postcode;
  return (
    <>
      {format?.hasCity !== false && (
        <Form.Item name="city" label="City" rules={requiredAs('Enter the city')}>
          <Input maxLength={longestText} />
        </Form.Item>
      )}
      {postcode !== null && (
        <Form.Item
          name="pincode"
          label="Pincode"
          extra={postcode && `${postcode.label}, like ${postcode.example}`}
          rules={postcode?.isRequired === false ? [] : requiredAs('Enter the pincode')}
        >
          <Input maxLength={longestText} />
        </Form.Item>
      )}
      {format?.region && <RegionField region={format.region} />}
    </>
  );
}

function RegionField({ region: { label, options } }: { region: NonNullable<Country['region']> }) {
  const choices = options.map(({ value, name }) => ({ value, label: name }));
  return (
    <Form.Item name="region" label={label}>
      {options.length === 0 ? (
        <Input maxLength={longestText} />
      ) : (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={[{ value: '', label: 'That of the pincode' }, ...choices]}
        />
      )}
    </Form.Item>
  );
}
