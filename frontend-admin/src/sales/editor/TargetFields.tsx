import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { useMenuOptions } from '../../taxonomy/use-menu-options';
import type { SaleFields, TargetKind } from './sale-fields';
import { kindLabels } from '../sale-text';
import styles from '../sales.module.css';

const named = ['collection', 'brand', 'category'] as const;

/** Products that were chosen in their list stay chosen; here, something else can be reduced instead. */
export function TargetFields({ isDisabled }: { isDisabled: boolean }) {
  const form = Form.useFormInstance<SaleFields>();
  const kind = Form.useWatch('kind', form) as TargetKind | undefined;
  const ids = (Form.useWatch('ids', { form, preserve: true }) as string[] | undefined) ?? [];
  const options = useTargetOptions();
  const kinds = [...named, ...(ids.length > 0 ? (['products'] as const) : [])];

  return (
    <div className={styles.pair}>
      <Form.Item name="kind" label="What is reduced">
        <Select
          disabled={isDisabled}
          options={kinds.map((value) => ({ value, label: kindLabels[value] }))}
          onChange={() => form.setFieldValue('slug', undefined)}
        />
      </Form.Item>
      <Form.Item name="ids" hidden noStyle>
        <input type="hidden" />
      </Form.Item>
      {kind === 'products' ? (
        <p className={styles.chosen}>{ids.length === 1 ? '1 product' : `${ids.length} products`}</p>
      ) : (
        <Form.Item
          name="slug"
          label={kindLabels[kind ?? 'collection']}
          rules={[{ required: true, message: 'Choose what is reduced' }]}
        >
          <Select
            disabled={isDisabled}
            options={options[kind ?? 'collection']}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="Choose"
          />
        </Form.Item>
      )}
    </div>
  );
}

function useTargetOptions() {
  const { collections, brands, categories } = useMenuOptions();
  return { collection: collections, brand: brands, category: categories };
}
