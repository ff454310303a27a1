import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import InputNumber from 'antd/es/input-number';
import { shopCurrency } from '@haberdash/kit/money';
import { useSelector } from 'react-redux';
import { EditorForm } from '../editor/EditorForm';
import type { FieldTexts } from '../editor/SaveOutcome';
import { roleEditor } from './staff-editors';
import { maxPrice } from '../products/amounts';
import type { RoleFields } from './staff.api';
import styles from './staff.module.css';
import { selectRoles } from './staff.slice';

const texts: FieldTexts<RoleFields> = {
  labels: { name: 'Name', permissions: 'Allows to', refundLimit: 'Highest refund at once' },
  theirs: (_name, value) => String(value),
};

/** The server refuses what the own role does not allow, and says so. */
export function RoleForm({ onCancel }: { onCancel: () => void }) {
  const [form] = Form.useForm<RoleFields>();
  const known = useSelector(selectRoles).value?.permissions ?? [];
  const granted = Form.useWatch('permissions', form) as RoleFields['permissions'] | undefined;
  const { symbol, digits } = shopCurrency();
  const options = known.map(({ name, words }) => ({ value: name, label: sentence(words) }));

  return (
    <EditorForm editor={roleEditor} form={form} texts={texts} onCancel={onCancel}>
      <Form.Item
        name="name"
        label={texts.labels.name}
        rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
      >
        <Input autoFocus maxLength={60} />
      </Form.Item>
      <Form.Item name="permissions" label={texts.labels.permissions}>
        <Checkbox.Group className={styles.permissions} options={options} />
      </Form.Item>
      {granted?.includes('refunds.give') && (
        <Form.Item
          name="refundLimit"
          label={texts.labels.refundLimit}
          extra="Empty for any amount. It also limits rejected orders, cancelled items and returns."
        >
          <InputNumber prefix={symbol} min={0} max={maxPrice()} precision={digits} />
        </Form.Item>
      )}
    </EditorForm>
  );
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
