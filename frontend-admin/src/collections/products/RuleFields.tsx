import { fromCents, shopCurrency } from '@haberdash/kit/money';
import { maxPrice } from '../../products/amounts';
import { useSizes } from '@haberdash/kit/sizes/use-sizes';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { useSelector } from 'react-redux';
import { useMenuOptions } from '../../taxonomy/use-menu-options';
import styles from '../collections.module.css';
import { selectPreview } from '../collections.slice';

const byLabel = { optionFilterProp: 'label' };

/** The conditions of a rule. A product must meet all of them. */
export function RuleFields() {
  const { categories, brands } = useMenuOptions();
  const { value: scales } = useSizes();
  const sizeOptions = (scales ?? []).map(({ label, sizes }) => ({
    label,
    title: label,
    options: sizes.map((size) => ({ value: size, label: size })),
  }));
  const { value: preview } = useSelector(selectPreview);
  const colours = (preview?.meta.colours ?? []).map(({ name }) => ({ value: name, label: name }));

  const { symbol, digits } = shopCurrency();
  const price = { prefix: symbol, min: fromCents(1), max: maxPrice(), precision: digits };

  return (
    <>
      <p className={styles.hint}>A product must meet all conditions that you set.</p>
      <div className={styles.conditions}>
        <Form.Item name={['rule', 'category']} label="Categories">
          <Select mode="multiple" options={categories} showSearch={byLabel} placeholder="Any" />
        </Form.Item>
        <Form.Item name={['rule', 'brand']} label="Brands">
          <Select mode="multiple" options={brands} showSearch={byLabel} placeholder="Any" />
        </Form.Item>
        <Form.Item name={['rule', 'size']} label="Sizes in stock">
          <Select mode="multiple" options={sizeOptions} showSearch={byLabel} placeholder="Any" />
        </Form.Item>
        <Form.Item name={['rule', 'colour']} label="Colours in stock">
          <Select mode="tags" options={colours} tokenSeparators={[',']} placeholder="Any" />
        </Form.Item>
        <Form.Item name={['rule', 'priceFrom']} label="Price from">
          <InputNumber {...price} className={styles.number} />
        </Form.Item>
        <Form.Item name={['rule', 'priceTo']} label="Price to">
          <InputNumber {...price} className={styles.number} />
        </Form.Item>
        <Form.Item name={['rule', 'newWithinDays']} label="Added within (days)">
          <InputNumber min={1} max={3650} precision={0} className={styles.number} />
        </Form.Item>
        <Form.Item name={['rule', 'onSale']} valuePropName="checked">
          <Checkbox>Only products on sale</Checkbox>
        </Form.Item>
      </div>
    </>
  );
}
