import Form from 'antd/es/form';
import Input from 'antd/es/input';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Editor } from '../../editor/create-editor';
import { EditorForm } from '../../editor/EditorForm';
import type { FieldTexts } from '../../editor/SaveOutcome';
import { useFollowingSlug } from '../slugs/use-following-slug';

interface EntryFormProps<Saved extends object, Fields extends EntryFields> {
  editor: Editor<Saved, Fields>;
  texts: FieldTexts<Fields>;
  onCancel: () => void;
  children: ReactNode;
}

interface EntryFields {
  name: string;
  slug?: string;
}

/** The fields that brands and categories share: the name, and a new one's short name, which follows the name until it is edited. */
export function EntryForm<Saved extends object, Fields extends EntryFields>(
  props: EntryFormProps<Saved, Fields>,
) {
  const { editor, children, ...rest } = props;
  const isNew = useSelector(editor.selectEditor).saved === null;
  const [form] = Form.useForm<Fields>();
  const followName = useFollowingSlug(form, isNew);

  return (
    <EditorForm editor={editor} form={form} onChange={({ name }) => followName(name)} {...rest}>
      <Form.Item
        name="name"
        label="Name"
        rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
      >
        <Input autoFocus maxLength={60} />
      </Form.Item>
      {isNew && (
        <Form.Item
          name="slug"
          label="URL"
          extra="Lower-case letters, digits, hyphens and &. It cannot be changed later."
          rules={[{ required: true, message: 'Enter a URL' }]}
        >
          <Input maxLength={60} />
        </Form.Item>
      )}
      {children}
    </EditorForm>
  );
}
