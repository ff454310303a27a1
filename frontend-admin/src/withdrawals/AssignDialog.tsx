import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Form from 'antd/es/form';
import Input, { type InputRef } from 'antd/es/input';
import Modal from 'antd/es/modal';
import { type RefObject, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import type { Withdrawal } from './withdrawals.api';
import { assigningClosed, assigningSubmitted, selectAssigned, selectAssigning } from './withdrawals.slice';
import styles from './withdrawals.module.css';

/** Asks which order a withdrawal is about. */
export function AssignDialog() {
  const withdrawal = useSelector(selectAssigned);
  const dispatch = useDispatch();
  const close = () => dispatch(assigningClosed());
  useBackToClose(withdrawal !== null, close);
  const input = useRef<InputRef>(null);

  return (
    <Modal
      title="Which order is it about?"
      open={withdrawal !== null}
      onCancel={close}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      footer={null}
      width={520}
      destroyOnHidden
    >
      {withdrawal && <AssignForm withdrawal={withdrawal} input={input} />}
    </Modal>
  );
}

interface AssignFormProps {
  withdrawal: Withdrawal;
  input: RefObject<InputRef | null>;
}

function AssignForm({ withdrawal, input }: AssignFormProps) {
  const { _id: id, name, email, orderNumber: typed, orderOfOther } = withdrawal;
  const assigning = useSelector(selectAssigning);
  const dispatch = useDispatch();
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      initialValues={{ orderNumber: orderOfOther?.orderNumber ?? '' }}
      onFinish={({ orderNumber }: { orderNumber: string }) =>
        void dispatch(assigningSubmitted({ id, orderNumber: orderNumber.trim() }))
      }
    >
      <p className={styles.about}>
        {name} ({email}) typed “{typed}”. What was declared stays as it is. Pieces of the order that are not
        sent are cancelled and paid back at once; the others are to come back in a return.
      </p>
      <Form.Item
        name="orderNumber"
        label="Order number"
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: 'Enter the number of an order' }]}
      >
        <Input ref={input} maxLength={40} placeholder="HB-10001" />
      </Form.Item>
      <RefusalAlert request={assigning} />
      <SubmitButton htmlType="submit" block={false} busy={assigning.status === 'loading'}>
        Assign
      </SubmitButton>
    </Form>
  );
}
