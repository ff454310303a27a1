import Form, { type FormInstance } from 'antd/es/form';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SubmitButton } from '../ui/SubmitButton';
import styles from '../ui/ui.module.css';
import type { Editor } from './create-editor';
import { SaveOutcome, type FieldTexts } from './SaveOutcome';
import { useServerErrors } from './use-server-errors';

interface EditorFormProps<Saved extends { version: number }, Fields extends object> {
  editor: Editor<Saved, Fields>;
  form: FormInstance<Fields>;
  texts: FieldTexts<Fields>;
  onChange?: (changed: Partial<Fields>) => void;
  children: ReactNode;
}

/** The form in an editor's sheet, with its button and what the server says. */
export function EditorForm<Saved extends { version: number }, Fields extends object>(
  props: EditorFormProps<Saved, Fields>,
) {
  const { editor, form, texts, onChange, children } = props;
  const { initial, saving, fieldErrors } = useSelector(editor.selectEditor);
  const dispatch = useDispatch();
  const hideCorrected = useServerErrors(form, fieldErrors);

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      onValuesChange={(changed: Partial<Fields>) => {
        hideCorrected(changed);
        dispatch(editor.changed());
        onChange?.(changed);
      }}
      onFinish={(fields) => dispatch(editor.submitted(fields))}
    >
      {children}
      <SaveOutcome editor={editor} form={form} texts={texts} />
      <SubmitButton htmlType="submit" busy={saving.status === 'loading'} className={styles.save}>
        Save
      </SubmitButton>
    </Form>
  );
}
