import { shopCurrency } from '@haberdash/kit/money';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { plainAmount } from '../amounts';
import { fieldLabels } from '../product-fields';

const amount = { inputMode: 'decimal', maxLength: 20 } as const;

/** The fields of a product with a single size and colour. */
export function FlatFields() {
  return (
    <>
      <Form.Item name="price" label={fieldLabels.price} normalize={plainAmount}>
        <Input {...amount} prefix={shopCurrency().symbol} />
      </Form.Item>
      <Form.Item name="salePrice" label={fieldLabels.salePrice} normalize={plainAmount}>
        <Input {...amount} prefix={shopCurrency().symbol} placeholder="No sale" />
      </Form.Item>
      <Form.Item name="totalStock" label={fieldLabels.totalStock}>
        <Input type="number" inputMode="numeric" min={0} step={1} />
      </Form.Item>
    </>
  );
}
