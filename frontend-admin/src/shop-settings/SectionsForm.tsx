import Form from 'antd/es/form';
import { EditorForm } from '../editor/EditorForm';
import type { FieldTexts } from '../editor/SaveOutcome';
import { SectionsField } from './SectionsField';
import { sectionsEditor, type SectionsFields } from './shop-editors';

const texts: FieldTexts<SectionsFields> = {
  labels: { sections: 'Sections' },
  theirs: () => 'Another order or selection',
};

/** The sections of the home page. */
export function SectionsForm() {
  const [form] = Form.useForm<SectionsFields>();
  return (
    <EditorForm editor={sectionsEditor} form={form} texts={texts}>
      <Form.Item name="sections">
        <SectionsField />
      </Form.Item>
    </EditorForm>
  );
}
