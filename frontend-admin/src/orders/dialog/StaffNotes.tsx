import { authorLabel } from '@haberdash/kit/orders/author-label';
import { Timeline } from '@haberdash/kit/orders/Timeline';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IfAllowed } from '../../access/IfAllowed';
import { shopTimeZone } from '../../time/shop-time';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import type { Order } from '../orders.api';
import { noteSubmitted, selectNotesSaved, selectSavingNote } from '../orders.slice';
import styles from '../orders.module.css';
import { useUnsavedInput } from './unsaved-input';

/** The staff write these notes for each other; notes are only added. */
export function StaffNotes({ order: { _id: orderId, notes } }: { order: Order }) {
  const titleId = useId();

  return (
    <section className={styles.payment}>
      <h3 id={titleId}>Notes for the staff</h3>
      {notes.length > 0 && (
        <Timeline
          titleId={titleId}
          timeZone={shopTimeZone()}
          moments={notes.map(({ note, at, by }) => ({
            what: <span className={styles.note}>{note}</span>,
            at,
            by: authorLabel(by),
          }))}
        />
      )}
      <IfAllowed needs={['orders.change', 'orders.ship']}>
        <NewNote orderId={orderId} />
      </IfAllowed>
    </section>
  );
}

function NewNote({ orderId }: { orderId: string }) {
  const saving = useSelector(selectSavingNote);
  const saved = useSelector(selectNotesSaved);
  const dispatch = useDispatch();
  const [form] = Form.useForm<{ note?: string }>();
  const note = Form.useWatch('note', form);
  useUnsavedInput(orderId, Boolean(note?.trim()));
  useEffect(() => form.resetFields(), [form, saved]);

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={({ note = '' }) => dispatch(noteSubmitted({ orderId, note }))}
    >
      <Form.Item
        name="note"
        label="New note"
        extra="Only staff see this."
        rules={[{ required: true, whitespace: true, message: 'Please write a note' }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2_000} />
      </Form.Item>
      <RefusalAlert request={saving} />
      <SubmitButton htmlType="submit" block={false} type="default" busy={saving.status === 'loading'}>
        Add note
      </SubmitButton>
    </Form>
  );
}
