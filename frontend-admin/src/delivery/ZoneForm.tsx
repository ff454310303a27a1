import { countryName } from '@haberdash/kit/countries/country-name';
import { countryOptions, useCountries } from '@haberdash/kit/countries/use-countries';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { EditorForm } from '../editor/EditorForm';
import type { FieldTexts } from '../editor/SaveOutcome';
import { zoneEditor, type ZoneFields } from './delivery-editors';

const texts: FieldTexts<ZoneFields> = {
  labels: { name: 'Name', countries: 'Countries', postcodePrefixes: 'Postcodes' },
  theirs: (name, value) =>
    name === 'name'
      ? `“${String(value)}”`
      : (value as string[]).map((part) => (name === 'countries' ? countryName(part) : part)).join(', ') ||
        'None',
};

export function ZoneForm() {
  const [form] = Form.useForm<ZoneFields>();
  const countries = useCountries() ?? [];
  return (
    <EditorForm editor={zoneEditor} form={form} texts={texts}>
      <Form.Item
        name="name"
        label="Name"
        rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
      >
        <Input maxLength={60} autoFocus />
      </Form.Item>
      <Form.Item name="countries" label="Countries" extra="Leave empty to cover all other countries">
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          options={countryOptions(countries)}
        />
      </Form.Item>
      <Form.Item
        name="postcodePrefixes"
        label="Postcodes"
        extra="Postcode prefixes, e.g. 995, if the zone is only a part of one country"
      >
        <Select mode="tags" open={false} suffix={<span />} tokenSeparators={[',', ' ', ';']} />
      </Form.Item>
    </EditorForm>
  );
}
