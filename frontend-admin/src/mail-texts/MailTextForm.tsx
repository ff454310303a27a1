import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EditorForm } from '../editor/EditorForm';
import { InsertMenu } from '../editor/InsertMenu';
import type { FieldTexts } from '../editor/SaveOutcome';
import { useQuestion } from '../ui/dialogs/use-question';
import { fieldsOf, mailTextEditor } from './mail-text-editor';
import { MailTextPreview } from './MailTextPreview';
import type { MailText } from './mail-texts.api';
import styles from './mail-texts.module.css';
import { previewClosed, previewRequested, type MailTextFields } from './mail-texts.slice';

const texts: FieldTexts<MailTextFields> = {
  labels: { subject: 'Subject', opening: 'Opening', closing: 'Closing note' },
  theirs: (_, value) => <span className={styles.words}>{`“${String(value)}”`}</span>,
};

export function MailTextForm() {
  const { saved } = useSelector(mailTextEditor.selectEditor);
  return saved && <FormOf text={saved} />;
}

/** Beside the words stands the e-mail that customers will get. */
function FormOf({ text }: { text: MailText }) {
  const { name, placeholders } = text;
  const [form] = Form.useForm<MailTextFields>();
  const typed = Form.useWatch([], form) as Partial<MailTextFields> | undefined;
  const { subject, opening, closing } = { ...fieldsOf(text), ...typed };
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(previewRequested({ name, fields: { subject, opening, closing } }));
  }, [dispatch, name, subject, opening, closing]);
  useEffect(() => () => void dispatch(previewClosed()), [dispatch]);
  const preview = () => dispatch(previewRequested({ name, fields: { subject, opening, closing } }));

  return (
    <div className={styles.editor}>
      <EditorForm editor={mailTextEditor} form={form} texts={texts}>
        <WordsField name="subject" placeholders={placeholders} />
        {text.opening !== null && <WordsField name="opening" placeholders={placeholders} isLong />}
        <WordsField name="closing" placeholders={placeholders} isLong />
        {text.opening === null && <p>This e-mail begins with facts, which stay as they are.</p>}
        {text.isEdited && <RestoreButton text={text} />}
      </EditorForm>
      <MailTextPreview onRetry={preview} />
    </div>
  );
}

interface WordsFieldProps {
  name: keyof MailTextFields;
  placeholders: string[];
  /** A blank line starts a new paragraph of it. */
  isLong?: boolean;
}

function WordsField({ name, placeholders, isLong = false }: WordsFieldProps) {
  const id = useId();
  const label = texts.labels[name];
  return (
    <>
      <Form.Item
        name={name}
        label={label}
        htmlFor={id}
        className={styles.field}
        rules={name === 'subject' ? [{ required: true, whitespace: true, message: 'Enter a subject' }] : []}
        extra={isLong && 'A blank line starts a new paragraph.'}
      >
        {isLong ? (
          <Input.TextArea id={id} autoSize={{ minRows: 3, maxRows: 16 }} maxLength={2_000} spellCheck />
        ) : (
          <Input id={id} maxLength={150} spellCheck />
        )}
      </Form.Item>
      <div className={styles.insert}>
        <InsertMenu
          fieldId={id}
          items={placeholders.map((placeholder) => ({ key: placeholder, label: `{${placeholder}}` }))}
          textOf={(placeholder) => `{${placeholder}}`}
          label={`Insert a placeholder: ${label}`}
        >
          Insert a placeholder
        </InsertMenu>
      </div>
    </>
  );
}

function RestoreButton({ text: { title, original } }: { text: MailText }) {
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const restore = () =>
    ask(
      {
        title: `Return to the original words of “${title}”?`,
        content: 'The next e-mails have them. Your own words are lost.',
        okText: 'Return to the original words',
        isDanger: true,
      },
      () => dispatch(mailTextEditor.submitted(fieldsOf(original))),
    );
  return (
    <div className={styles.insert}>
      <Button onClick={restore}>Back to the original words</Button>
      {question}
    </div>
  );
}
