import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useDispatch, useSelector } from 'react-redux';
import { useMay } from '../access/use-may';
import { useConfirmLeave } from '../ui/dialogs/use-confirm-leave';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import { noteSubmitted, selectSavingNote } from './customer.slice';
import type { Customer } from './customers.api';

export function CustomerNote({ customer }: { customer: Customer }) {
  const mayChange = useMay()('customers.change');
  return mayChange ? <NoteForm customer={customer} /> : <p>{customer.note ?? 'Nobody wrote a note.'}</p>;
}

function NoteForm({ customer: { _id: id, note: saved = '' } }: { customer: Customer }) {
  const saving = useSelector(selectSavingNote);
  const dispatch = useDispatch();
  const [form] = Form.useForm<{ note?: string }>();
  const typed = Form.useWatch('note', form) ?? saved;
  const isChanged = typed.trim() !== saved;
  const isBusy = saving.status === 'loading';
  const { question } = useConfirmLeave({ isBusy, isChanged, onLeave: () => form.resetFields() });
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ note: saved }}
      onFinish={({ note = '' }) => dispatch(noteSubmitted({ id, note: note.trim() }))}
    >
      <Form.Item name="note" label="Note" extra="Only staff see this.">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2_000} />
      </Form.Item>
      <RefusalAlert request={saving} />
      <SubmitButton htmlType="submit" block={false} type="default" disabled={!isChanged} busy={isBusy}>
        Save note
      </SubmitButton>
      {question}
    </Form>
  );
}
