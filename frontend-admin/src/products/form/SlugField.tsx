import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { slugOf } from '../../taxonomy/slugs/slug-of';
import { fieldLabels } from '../product-fields';

/** Left empty, it follows from the title; in a product that is edited, it stays. */
export function SlugField({ isNew }: { isNew: boolean }) {
  const title = (Form.useWatch('title', Form.useFormInstance()) as string | undefined) ?? '';
  return (
    <Form.Item
      name="slug"
      label={fieldLabels.slug}
      extra={
        isNew
          ? 'Below /shop/product/. Left empty, it follows from the title.'
          : 'Below /shop/product/. Links with the earlier address still lead here.'
      }
    >
      <Input
        maxLength={80}
        placeholder={isNew ? slugOf(title.replaceAll('&', ' and ')) : undefined}
        spellCheck={false}
      />
    </Form.Item>
  );
}
