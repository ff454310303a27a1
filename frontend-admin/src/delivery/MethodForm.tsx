import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { EditorForm } from '../editor/EditorForm';
import type { FieldTexts } from '../editor/SaveOutcome';
import { methodEditor, type MethodFields } from './delivery-editors';
import type { Zone } from './delivery.api';
import styles from './delivery.module.css';
import { TableFields } from './TableFields';

const texts: FieldTexts<MethodFields> = {
  labels: {
    name: 'Name',
    zoneId: 'Zone',
    kind: 'Kind',
    isOn: 'On',
    table: 'Prices',
    freeFrom: 'Free from',
    workingDays: 'Working days',
    cutOff: 'Cut-off time',
    carrier: 'Carrier',
    trackingAddress: 'Tracking address',
    pickUpText: 'Pick-up point',
  },
  theirs: (_name, value) => (typeof value === 'string' ? `“${value}”` : 'Another version'),
};

const kinds = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'pick-up', label: 'Pick-up' },
];

export function MethodForm({ zones }: { zones: readonly Zone[] }) {
  const [form] = Form.useForm<MethodFields>();
  const isPickUp = Form.useWatch('kind', form) === 'pick-up';
  return (
    <EditorForm editor={methodEditor} form={form} texts={texts}>
      <Form.Item
        name="name"
        label="Name"
        extra="As shoppers see it"
        rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
      >
        <Input maxLength={60} autoFocus />
      </Form.Item>
      <Form.Item name="isOn" label="Offer it to shoppers" valuePropName="checked">
        <Switch />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="kind" label="Kind">
          <Select options={kinds} />
        </Form.Item>
        <Form.Item name="zoneId" label="Zone">
          <Select options={zones.map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
      </div>
      {isPickUp && (
        <Form.Item
          name="pickUpText"
          label="Pick-up point"
          extra="Where and when"
          rules={[{ required: true, whitespace: true, message: 'Say where and when' }]}
        >
          <Input.TextArea autoSize={{ minRows: 2 }} maxLength={500} />
        </Form.Item>
      )}
      <TableFields form={form} />
      <DateFields />
      {!isPickUp && <CarrierFields />}
    </EditorForm>
  );
}

function DateFields() {
  return (
    <>
      <h3 className={styles.group}>Dates</h3>
      <div className={styles.pair}>
        <Form.Item name={['workingDays', 'min']} label="Fewest working days">
          <Input inputMode="numeric" maxLength={2} />
        </Form.Item>
        <Form.Item name={['workingDays', 'max']} label="Most working days">
          <Input inputMode="numeric" maxLength={2} />
        </Form.Item>
        <Form.Item name="cutOff" label="Cut-off time">
          <Input type="time" required />
        </Form.Item>
      </div>
      <p className={styles.hint}>
        Counted from the day of the order, or from the next working day after the cut-off time. Leave both
        numbers empty to promise no dates.
      </p>
    </>
  );
}

function CarrierFields() {
  return (
    <>
      <h3 className={styles.group}>Carrier</h3>
      <Form.Item name="carrier" label="Carrier">
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name="trackingAddress"
        label="Tracking address"
        extra="With {number} where the tracking number goes, such as https://carrier.example/track/{number}"
      >
        <Input maxLength={300} inputMode="url" />
      </Form.Item>
    </>
  );
}
