import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SubmitButton } from '../ui/SubmitButton';
import styles from '../ui/ui.module.css';
import type { Editor } from './create-editor';
import { SaveOutcome, type FieldTexts } from './SaveOutcome';
import { useServerErrors } from './use-server-errors';

interface EditorFormProps<Saved extends object, Fields extends object> {
  editor: Editor<Saved, Fields>;
  form: FormInstance<Fields>;
  texts: FieldTexts<Fields>;
  onChange?: (changed: Partial<Fields>) => void;
  /** In a dialog, which has a button to cancel beside the one to save. */
  onCancel?: () => void;
  children: ReactNode;
}

/** The form in an editor's sheet, with its button and what the server says. */
export function EditorForm<Saved extends object, Fields extends object>(
  props: EditorFormProps<Saved, Fields>,
) {
  const { editor, form, texts, onChange, onCancel, children } = props;
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
      <div className={onCancel ? styles.buttons : styles.save}>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <SubmitButton htmlType="submit" block={!onCancel} busy={saving.status === 'loading'}>
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}
