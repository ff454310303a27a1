import { orderStatusLabels } from '@haberdash/kit/labels';
import { money } from '@haberdash/kit/money';
import Form from 'antd/es/form';
import Modal from 'antd/es/modal';
import { useEffect } from 'react';
import { useDispatch, useSelector } from '@haberdash/kit/store';
import { RefusalAlert } from '../ui/RefusalAlert';
import { Select } from '../ui/Select';
import { SubmitButton } from '../ui/SubmitButton';
import type { ChosenStatus, Order } from './orders.api';
import { selectUpdates, selectUpdating, statusSubmitted } from './orders.slice';
import styles from './orders.module.css';

const statuses: ChosenStatus[] = ['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'];
const options = statuses.map((status) => ({ value: status, label: orderStatusLabels[status] }));

export function OrderStatusForm({ order }: { order: Order }) {
  const updating = useSelector(selectUpdating);
  const updates = useSelector(selectUpdates);
  const dispatch = useDispatch();
  const [form] = Form.useForm<{ orderStatus: ChosenStatus }>();
  const [modal, confirmation] = Modal.useModal();
  useEffect(() => form.resetFields(), [form, updates]);

  const submit = ({ orderStatus }: { orderStatus: ChosenStatus }) => {
    const update = () => void dispatch(statusSubmitted({ orderId: order._id, orderStatus }));
    if (orderStatus === 'rejected' && order.paymentStatus === 'paid') confirmRefund(update);
    else update();
  };

  const confirmRefund = (onOk: () => void) => {
    void modal.confirm({
      title: `Rejecting this order gives ${money(order.totalAmount)} back to ${order.userName}.`,
      okText: 'Reject and refund',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk,
    });
  };

  return (
    <Form form={form} layout="vertical" requiredMark={false} className={styles.form} onFinish={submit}>
      <Form.Item
        name="orderStatus"
        label="Order Status"
        rules={[{ required: true, message: 'Please choose a status' }]}
      >
        <Select options={options} placeholder="Choose a status" />
      </Form.Item>
      <RefusalAlert request={updating} />
      <SubmitButton htmlType="submit" busy={updating.status === 'loading'} className={styles.submit}>
        Update Order Status
      </SubmitButton>
      {confirmation}
    </Form>
  );
}
