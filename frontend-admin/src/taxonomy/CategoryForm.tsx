import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { useSelector } from 'react-redux';
import { quoted } from '../editor/BothStates';
import type { FieldTexts } from '../editor/SaveOutcome';
import { EntryForm } from './entries/EntryForm';
import { OptionalPicture } from './entries/OptionalPicture';
import { categoryEditor, type CategoryFields } from './taxonomy-editors';
import { useMenuOptions } from './use-menu-options';

const texts: FieldTexts<CategoryFields> = {
  labels: { name: 'Name', slug: 'URL', parent: 'Below', picture: 'Picture' },
  theirs: (_, value) => quoted(String(value)),
};

/** Select has no option without a value. */
const top = '';

export function CategoryForm({ onCancel }: { onCancel: () => void }) {
  const { saved } = useSelector(categoryEditor.selectEditor);
  const { categories } = useMenuOptions();
  return (
    <EntryForm editor={categoryEditor} texts={texts} onCancel={onCancel}>
      <Form.Item
        name="parent"
        label={texts.labels.parent}
        getValueProps={(parent: string | null) => ({ value: parent ?? top })}
      >
        <Select
          options={[
            { value: top, label: 'None: at the top of the menu' },
            ...categories.filter(({ value }) => value !== saved?.slug),
          ]}
        />
      </Form.Item>
      <Form.Item name="picture">
        <OptionalPicture
          name={saved?.name ?? 'the category'}
          label={texts.labels.picture}
          placeholder="Without a picture, the shop shows one of its products."
        />
      </Form.Item>
    </EntryForm>
  );
}
