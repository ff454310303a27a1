import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import { blockDialogClosed, blockSubmitted, selectBlocking, selectIsBlockDialogOpen } from './customer.slice';
import type { Customer } from './customers.api';
import styles from './customers.module.css';

/** Asks for the reason before a customer is blocked. */
export function BlockDialog({ customer }: { customer: Customer }) {
  const isOpen = useSelector(selectIsBlockDialogOpen);
  const dispatch = useDispatch();
  const close = () => dispatch(blockDialogClosed());
  useBackToClose(isOpen, close);

  return (
    <Modal
      title="Block this customer?"
      open={isOpen}
      onCancel={close}
      footer={null}
      width={520}
      destroyOnHidden
    >
      <ReasonForm customer={customer} onCancel={close} />
    </Modal>
  );
}

function ReasonForm({ customer, onCancel }: { customer: Customer; onCancel: () => void }) {
  const blocking = useSelector(selectBlocking);
  const dispatch = useDispatch();
  const block = ({ reason }: { reason: string }) =>
    dispatch(blockSubmitted({ id: customer._id, reason: reason.trim() }));

  return (
    <Form layout="vertical" requiredMark={false} onFinish={block}>
      <p className={styles.consequence}>
        {customer.userName} will be logged out everywhere at once, and can neither log in nor order until you
        unblock the account.
      </p>
      <Form.Item
        name="reason"
        label="Reason"
        extra="Only staff see this."
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: 'Enter a reason' }]}
      >
        <Input.TextArea autoFocus autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />
      </Form.Item>
      <RefusalAlert request={blocking} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton htmlType="submit" block={false} danger busy={blocking.status === 'loading'}>
          Block customer
        </SubmitButton>
      </div>
    </Form>
  );
}
