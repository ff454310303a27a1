import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { useMenuOptions } from '../../taxonomy/use-menu-options';
import { fieldLabels } from '../product-fields';

/** Their labels are in the fields. */
export function ShelfFields() {
  const { categories, brands } = useMenuOptions();
  return (
    <>
      <Form.Item name="category">
        <Select
          aria-label={fieldLabels.category}
          placeholder={fieldLabels.category}
          options={categories}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item name="brand">
        <Select
          aria-label={fieldLabels.brand}
          placeholder={fieldLabels.brand}
          options={brands}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </>
  );
}
