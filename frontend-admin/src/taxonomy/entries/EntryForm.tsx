import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { slugOf } from '../slugs/slug-of';
import styles from '../taxonomy.module.css';
import { formChanged, selectFieldErrors, selectSaving } from '../taxonomy.slice';

interface EntryFormProps<Fields> {
  form: FormInstance<Fields>;
  initialValues: Partial<Fields>;
  /** A new entry has a field for its short name, which follows the name until it is edited. */
  isNew: boolean;
  onSubmit: (fields: Fields) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The fields that brands and categories share: name and short name. */
export function EntryForm<Fields extends { name: string; slug: string }>(props: EntryFormProps<Fields>) {
  const { form, initialValues, isNew, onSubmit, onCancel, children } = props;
  const saving = useSelector(selectSaving);
  const fieldErrors = useSelector(selectFieldErrors);
  const dispatch = useDispatch();

  useEffect(() => {
    for (const [name, message] of Object.entries(fieldErrors)) {
      form.setFields([{ name: name as never, errors: [`This ${message}`] }]);
    }
  }, [form, fieldErrors]);

  const followed = useRef('');
  const noteChange = (changed: Partial<Fields>) => {
    dispatch(formChanged());
    const slug = (form.getFieldValue('slug' as never) as string | undefined) ?? '';
    if (!isNew || changed.name === undefined || slug !== followed.current) return;
    followed.current = slugOf(changed.name);
    form.setFieldValue('slug' as never, followed.current);
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initialValues}
      onValuesChange={noteChange}
      onFinish={onSubmit}
    >
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
          rules={[{ required: true, message: 'Enter a short name' }]}
        >
          <Input maxLength={60} />
        </Form.Item>
      )}
      {children}
      <RefusalAlert request={saving} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton htmlType="submit" block={false} busy={saving.status === 'loading'}>
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}
