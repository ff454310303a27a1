import { shopCurrency } from '@haberdash/kit/money';
import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { EditorForm } from '../editor/EditorForm';
import type { FieldTexts } from '../editor/SaveOutcome';
import { maxPrice } from '../products/amounts';
import { ExclusionsField } from './ExclusionsField';
import { returnRulesEditor, type RulesFields } from './return-rules-editor';
import { payerLabels } from './return-rules-text';
import styles from './return-rules.module.css';

const texts: FieldTexts<RulesFields> = {
  labels: {
    windowDays: 'Window',
    wayPaidBy: 'Way back',
    fee: 'Fee',
    arrivalDays: 'Days to arrive',
    holdDays: 'Days of a hold',
    exclusions: 'Exclusions',
  },
  theirs: (_name, value) => (Array.isArray(value) ? `${value.length} products` : `“${String(value)}”`),
};

const payers = (['shopper', 'shop'] as const).map((value) => ({ value, label: payerLabels[value] }));

const daysField = (min: number, max: number) => ({
  rules: [{ required: true, message: `Enter ${min} to ${max} days` }],
  input: { min, max, precision: 0, suffix: 'days', className: styles.number },
});
const window = daysField(14, 365);
const arrival = daysField(7, 90);
const hold = daysField(1, 90);

export function ReturnRulesForm() {
  const [form] = Form.useForm<RulesFields>();
  const { symbol, digits } = shopCurrency();
  return (
    <EditorForm editor={returnRulesEditor} form={form} texts={texts}>
      <Form.Item
        name="windowDays"
        label="Window"
        extra="From the delivery of an order’s last parcel on. The law wants at least 14 days"
        rules={window.rules}
      >
        <InputNumber {...window.input} autoFocus />
      </Form.Item>
      <Form.Item
        name="wayPaidBy"
        label="Who pays the way back"
        extra="Faulty items always go back at the shop’s expense"
      >
        <Select options={payers} />
      </Form.Item>
      <Form.Item
        name="fee"
        label="Fee"
        extra="What the shop keeps of a return’s money, but not for faulty items"
        rules={[{ required: true, message: 'Enter an amount; 0 for none' }]}
      >
        <InputNumber prefix={symbol} min={0} max={maxPrice()} precision={digits} className={styles.number} />
      </Form.Item>
      <Form.Item
        name="arrivalDays"
        label="Days to arrive"
        extra="A declared return of which nothing arrives until then lapses; we tell its shopper before"
        rules={arrival.rules}
      >
        <InputNumber {...arrival.input} />
      </Form.Item>
      <Form.Item
        name="holdDays"
        label="Days of a hold"
        extra="A size that is wanted in exchange is put aside for so long. If nothing has arrived by then, it is on sale again and the shopper gets money"
        rules={hold.rules}
      >
        <InputNumber {...hold.input} />
      </Form.Item>
      <section className={styles.excluded}>
        <h3>Products that are not taken back</h3>
        <Form.Item name="exclusions" noStyle>
          <ExclusionsField />
        </Form.Item>
      </section>
    </EditorForm>
  );
}
