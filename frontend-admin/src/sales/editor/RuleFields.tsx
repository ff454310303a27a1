import { fromCents, shopCurrency } from '@haberdash/kit/money';
import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { maxPrice } from '../../products/amounts';
import type { SaleFields } from './sale-fields';
import { endingLabel } from '../sale-text';
import styles from '../sales.module.css';

const reductions = [
  { value: 'percent', label: 'Percent off' },
  { value: 'price', label: 'One price for all' },
];

/** These fields say how much everything is reduced. */
export function RuleFields({ isDisabled }: { isDisabled: boolean }) {
  const form = Form.useFormInstance<SaleFields>();
  const reduction = Form.useWatch('reduction', form) as SaleFields['reduction'] | undefined;
  const { symbol, digits } = shopCurrency();

  return (
    <div className={styles.pair}>
      <Form.Item name="reduction" label="Reduction">
        <Select disabled={isDisabled} options={reductions} />
      </Form.Item>
      {reduction === 'price' ? (
        <Form.Item name="price" label="Price of all" rules={[{ required: true, message: 'Enter a price' }]}>
          <InputNumber
            className={styles.number}
            disabled={isDisabled}
            prefix={symbol}
            min={fromCents(1)}
            max={maxPrice()}
            precision={digits}
          />
        </Form.Item>
      ) : (
        <div className={styles.pair}>
          <Form.Item
            name="percent"
            label="Percent off"
            rules={[{ required: true, message: 'Enter 1 to 90' }]}
          >
            <InputNumber
              className={styles.number}
              disabled={isDisabled}
              suffix="%"
              min={1}
              max={90}
              precision={0}
            />
          </Form.Item>
          <Form.Item name="ending" label="Rounded down to">
            <Select disabled={isDisabled} options={endingOptions()} />
          </Form.Item>
        </div>
      )}
    </div>
  );
}

const endingOptions = () => [
  { value: 0, label: 'Not rounded' },
  { value: 99, label: endingLabel(99) },
  { value: 90, label: endingLabel(90) },
];
