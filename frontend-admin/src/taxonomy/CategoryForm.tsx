import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { useDispatch } from 'react-redux';
import { EntryForm } from './entries/EntryForm';
import { OptionalPicture, useOptionalPicture } from './entries/OptionalPicture';
import type { Category, CategoryForm as Fields } from './taxonomy.api';
import { categorySubmitted } from './taxonomy.slice';
import { useMenuOptions } from './use-menu-options';

interface CategoryFormProps {
  /** Null: a new one. */
  category: Category | null;
  parent: string | null;
  onCancel: () => void;
}

/** Select has no option without a value. */
const top = '';

export function CategoryForm({ category, parent, onCancel }: CategoryFormProps) {
  const dispatch = useDispatch();
  const [form] = Form.useForm<Fields>();
  const picture = useOptionalPicture();
  const { categories } = useMenuOptions();
  const submit = (fields: Fields) =>
    void dispatch(
      categorySubmitted({
        ...fields,
        slug: category?.slug ?? fields.slug,
        parent: fields.parent || null,
        picture,
        isNew: category === null,
      }),
    );

  return (
    <EntryForm
      form={form}
      initialValues={{ name: category?.name, parent: parent ?? top }}
      isNew={category === null}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Form.Item name="parent" label="Below">
        <Select
          options={[
            { value: top, label: 'None: at the top of the menu' },
            ...categories.filter(({ value }) => value !== category?.slug),
          ]}
        />
      </Form.Item>
      <Form.Item>
        <OptionalPicture
          saved={category?.picture ?? null}
          name={category?.name ?? 'the category'}
          label="Picture"
          placeholder="Without a picture, the shop shows one of its products."
        />
      </Form.Item>
    </EntryForm>
  );
}
