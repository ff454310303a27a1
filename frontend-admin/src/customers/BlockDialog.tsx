import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import { ReasonForm } from '../ui/dialogs/ReasonForm';
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
      <BlockForm customer={customer} onCancel={close} />
    </Modal>
  );
}

function BlockForm({ customer, onCancel }: { customer: Customer; onCancel: () => void }) {
  const blocking = useSelector(selectBlocking);
  const dispatch = useDispatch();
  const block = (reason: string) => void dispatch(blockSubmitted({ id: customer._id, reason }));

  return (
    <ReasonForm
      maxLength={500}
      submitText="Block customer"
      isDanger
      request={blocking}
      onSubmit={block}
      onCancel={onCancel}
    >
      <p className={styles.consequence}>
        {customer.userName} will be logged out everywhere at once, and can neither log in nor order until you
        unblock the account.
      </p>
    </ReasonForm>
  );
}
