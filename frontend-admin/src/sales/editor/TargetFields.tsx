import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMenuOptions } from '../../taxonomy/use-menu-options';
import { saleEditor } from './sale-editor';
import type { SaleFields, TargetKind } from './sale-fields';
import { kindLabels, productsText } from '../sale-text';
import styles from '../sales.module.css';

const named = ['collection', 'brand', 'category'] as const;

/** Products that were chosen in their list stay chosen; here, something else can be reduced instead. */
export function TargetFields({ isDisabled }: { isDisabled: boolean }) {
  const form = Form.useFormInstance<SaleFields>();
  const kind = Form.useWatch('kind', form) as TargetKind | undefined;
  const { initial } = useSelector(saleEditor.selectEditor);
  const options = useTargetOptions();
  const isNamed = named.some((one) => one === initial.kind);
  const kinds = isNamed || !initial.kind ? named : [...named, initial.kind];

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
      <Form.Item name="query" hidden noStyle>
        <input type="hidden" />
      </Form.Item>
      {kind === 'products' || kind === 'filter' ? (
        <ChosenProducts ids={initial.ids ?? []} query={kind === 'filter' ? (initial.query ?? '') : null} />
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

/** @param query of the list; null: the products were chosen one by one */
function ChosenProducts({ ids, query }: { ids: string[]; query: string | null }) {
  return (
    <p className={styles.chosen}>
      {query === null ? (
        productsText(ids.length)
      ) : (
        <Link to={`/admin/products?${query}`}>Show the products that match</Link>
      )}
    </p>
  );
}

function useTargetOptions() {
  const { collections, brands, categories } = useMenuOptions();
  return { collection: collections, brand: brands, category: categories };
}
