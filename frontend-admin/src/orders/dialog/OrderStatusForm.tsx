import { orderStatusLabels } from '@haberdash/kit/labels';
import { money } from '@haberdash/kit/money';
import { restOf } from '@haberdash/kit/orders/cancelling';
import { orderStateLabel } from '@haberdash/kit/orders/order-state';
import Form from 'antd/es/form';
import Modal from 'antd/es/modal';
import Select from 'antd/es/select';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMay } from '../../access/use-may';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import type { ChosenStatus, Order } from '../orders.api';
import { selectUpdates, selectUpdating, statusSubmitted } from '../orders.slice';
import styles from '../orders.module.css';

const statuses: ChosenStatus[] = ['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'];
const labelled = (status: ChosenStatus) => ({ value: status, label: orderStatusLabels[status] });

/** The confirmation for a status that moves money, or that ships unpaid goods. */
function confirmationFor(status: ChosenStatus, order: Order) {
  const { orderStatus, paymentStatus, userName } = order;
  if (status === 'rejected' && paymentStatus === 'paid') {
    return {
      title: `Reject this order and refund ${money(restOf(order))} to ${userName}?`,
      okText: 'Reject and refund',
      okButtonProps: { danger: true },
    };
  }
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'inReview' || paymentStatus === 'failed';
  if (!isUnpaid || status === orderStatus) return undefined;
  const label = orderStatusLabels[status];
  return {
    title: `${userName} hasn't paid for this order. Set it to ${label} anyway?`,
    content: consequences[status] ?? 'The status stays as you set it, even if the payment arrives later.',
    okText: `Set to ${label}`,
  };
}

const consequences: Partial<Record<ChosenStatus, string>> = {
  pending: 'It can be paid again while its items are in stock.',
  rejected: 'Its items go back into stock. It can no longer be paid; money that still arrives is refunded.',
};

export function OrderStatusForm({ order }: { order: Order }) {
  const updating = useSelector(selectUpdating);
  const updates = useSelector(selectUpdates);
  const mayRefund = useMay()('refunds.give');
  const dispatch = useDispatch();
  const [form] = Form.useForm<{ orderStatus: ChosenStatus }>();
  const [modal, confirmation] = Modal.useModal();
  const opened = useRef(updates);
  // The select shows the current status at first, and is cleared after an update.
  useEffect(() => {
    if (updates !== opened.current) form.setFieldsValue({ orderStatus: undefined });
  }, [form, updates]);
  const current = statuses.find((status) => status === order.orderStatus);

  // To reject a paid order gives its money back.
  const offered = statuses.filter(
    (status) => status !== 'rejected' || mayRefund || order.paymentStatus !== 'paid',
  );

  const submit = ({ orderStatus }: { orderStatus: ChosenStatus }) => {
    const change = { orderId: order._id, orderStatus, seenUpdateDate: order.orderUpdateDate };
    const update = () => void dispatch(statusSubmitted(change));
    const question = confirmationFor(orderStatus, order);
    if (question) void modal.confirm({ ...question, focusable: { autoFocusButton: 'cancel' }, onOk: update });
    else update();
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.form}
      initialValues={{ orderStatus: current }}
      onFinish={submit}
    >
      <p>Change it only if the buttons above don’t fit.</p>
      <Form.Item
        name="orderStatus"
        label="Order Status"
        extra={`Currently: ${orderStateLabel(order)}`}
        rules={[{ required: true, message: 'Please choose a status' }]}
      >
        <Select options={offered.map(labelled)} placeholder="Choose a status" />
      </Form.Item>
      <RefusalAlert request={updating} />
      <SubmitButton htmlType="submit" busy={updating.status === 'loading'} className={styles.submit}>
        Update Order Status
      </SubmitButton>
      {confirmation}
    </Form>
  );
}
