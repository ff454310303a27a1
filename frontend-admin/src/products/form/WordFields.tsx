import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { fieldLabels } from '../product-fields';
import { SlugField } from './SlugField';

/** Shoppers read these about the product, and its page has the address. */
export function WordFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Form.Item name="title" label={fieldLabels.title}>
        <Input maxLength={200} />
      </Form.Item>
      <SlugField isNew={isNew} />
      <Form.Item name="description" label={fieldLabels.description}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={5000} />
      </Form.Item>
    </>
  );
}
