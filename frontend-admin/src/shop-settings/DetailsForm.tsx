import { fromCents, shopCurrency, typedMoney } from '@haberdash/kit/money';
import { countryOptions, useCountries } from '@haberdash/kit/countries/use-countries';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { TextClaims } from '../claims/TextClaims';
import { EditorForm } from '../editor/EditorForm';
import { RowsField } from '../editor/RowsField';
import type { FieldTexts } from '../editor/SaveOutcome';
import { detailsEditor, type DetailsFields } from './shop-editors';

const texts: FieldTexts<DetailsFields> = {
  labels: {
    name: 'Name',
    tagline: 'Tagline',
    postalAddress: 'Postal address',
    email: 'E-mail',
    currencySymbol: 'Currency symbol',
    country: 'Country',
    announcement: 'Announcement',
    promises: 'Promises',
    footer: 'Footer',
    withdrawal: 'Withdrawal',
  },
  theirs: (_name, value) => (typeof value === 'string' ? `“${value}”` : 'Another version'),
};

function positions() {
  const { symbol } = shopCurrency();
  const amount = typedMoney(fromCents(1250));
  return [
    { value: 'before', label: `Before the amount: ${symbol}${/\p{L}$/u.test(symbol) ? ' ' : ''}${amount}` },
    { value: 'after', label: `After the amount: ${amount} ${symbol}` },
  ];
}
const linkHint = 'A path of the shop, like /shop/delivery, or an https address';

/** The shop says these details of itself on every page and in e-mails. */
export function DetailsForm() {
  const [form] = Form.useForm<DetailsFields>();
  return (
    <EditorForm editor={detailsEditor} form={form} texts={texts}>
      <Form.Item
        name="name"
        label="Name"
        rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
      >
        <Input maxLength={60} autoFocus />
      </Form.Item>
      <Form.Item name="tagline" label="Tagline" extra="One sentence, also for search engines">
        <Input maxLength={160} />
      </Form.Item>
      <Form.Item name="postalAddress" label="Postal address">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={500} />
      </Form.Item>
      <Form.Item name="country" label="Country" extra="Addresses without a country are here">
        <Select showSearch={{ optionFilterProp: 'label' }} options={countryOptions(useCountries() ?? [])} />
      </Form.Item>
      <Form.Item name="email" label="E-mail">
        <Input type="email" maxLength={200} />
      </Form.Item>
      <Form.Item name="currencySymbol" label="Currency symbol">
        <Select options={positions()} />
      </Form.Item>
      <AnnouncementFields />
      <RowsOfTexts />
      <WithdrawalFields />
      <TextClaims text={wordsOf(Form.useWatch([], form))} />
    </EditorForm>
  );
}

function WithdrawalFields() {
  return (
    <>
      <h3>Withdrawal from a contract</h3>
      <Form.Item
        name={['withdrawal', 'label']}
        label="Label of the links to it"
        extra="In every footer and on each order. The law wants “withdraw from contract here”, or words as plain"
        rules={[{ required: true, whitespace: true, message: 'Enter a label' }]}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name={['withdrawal', 'confirm']}
        label="Label of the button that sends it"
        extra="The law wants only “confirm withdrawal”, or words as plain"
        rules={[{ required: true, whitespace: true, message: 'Enter a label' }]}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name={['withdrawal', 'intro']} label="Text above its form">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={500} />
      </Form.Item>
    </>
  );
}

/** Returns a line for each text that shoppers read. */
function wordsOf(fields: Partial<DetailsFields> | undefined): string {
  const { announcement, promises = [], footer } = fields ?? {};
  const rows = promises.map(({ title, text }) => `${title}: ${text}`);
  return [fields?.tagline, announcement?.text, ...rows, ...(footer?.lines ?? [])].filter(Boolean).join('\n');
}

function AnnouncementFields() {
  return (
    <>
      <h3>Announcement</h3>
      <Form.Item name={['announcement', 'isOn']} label="Show it above every page" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name={['announcement', 'text']} label="Announcement">
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name={['announcement', 'link']} label="Link of the announcement" extra={linkHint}>
        <Input maxLength={500} />
      </Form.Item>
    </>
  );
}

function RowsOfTexts() {
  return (
    <>
      <h3>Promises beside a product</h3>
      <RowsField
        name={['promises']}
        noun="promise"
        max={4}
        fields={[
          { name: 'title', label: 'Title', maxLength: 40 },
          { name: 'text', label: 'Text', maxLength: 80 },
          { name: 'link', label: 'Link', maxLength: 500 },
        ]}
      />
      <h3>Footer</h3>
      <RowsField
        name={['footer', 'lines']}
        noun="line"
        max={8}
        fields={[{ label: 'Line', maxLength: 100 }]}
      />
      <RowsField
        name={['footer', 'links']}
        noun="link"
        max={12}
        fields={[
          { name: 'label', label: 'Label', maxLength: 60 },
          { name: 'link', label: 'Address', maxLength: 500 },
        ]}
      />
    </>
  );
}
