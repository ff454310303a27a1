import { shopCurrency } from '@haberdash/kit/money';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { RowsField } from '../editor/RowsField';
import type { MethodFields } from './delivery-editors';
import styles from './delivery.module.css';

const measures = [
  { value: 'subtotal', label: 'The price of the cart' },
  { value: 'weight', label: 'The weight of the cart' },
];

/** The steps of a table of prices. */
export function TableFields({ form }: { form: FormInstance<MethodFields> }) {
  const isByWeight = Form.useWatch(['table', 'measure'], form) === 'weight';
  const { symbol } = shopCurrency();
  return (
    <>
      <h3 className={styles.group}>Prices</h3>
      <Form.Item name={['table', 'measure']} label="Prices depend on">
        <Select options={measures} />
      </Form.Item>
      <RowsField
        name={['table', 'steps']}
        noun="step"
        max={50}
        fields={[
          {
            name: 'from',
            label: isByWeight ? 'Cart weight' : 'Cart value',
            maxLength: 10,
            inputMode: 'decimal',
            suffix: isByWeight ? 'g' : symbol,
          },
          { name: 'price', label: 'Delivery price', maxLength: 10, inputMode: 'decimal', suffix: symbol },
        ]}
      />
      <p className={styles.hint}>
        A step holds from its value up to the next one. The first one is 0.
        {isByWeight && ' If the weight of a piece is missing, the dearest step counts.'}
      </p>
      <Form.Item
        name="freeFrom"
        label="Free from"
        extra="The price of the cart from which it costs nothing; leave it empty for none"
      >
        <Input maxLength={10} inputMode="decimal" suffix={symbol} />
      </Form.Item>
    </>
  );
}
