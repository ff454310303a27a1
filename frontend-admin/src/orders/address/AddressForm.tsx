import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { outcomeOf } from '../../editor/show-errors';
import { useServerErrors } from '../../editor/use-server-errors';
import type { Order } from '../orders.api';
import { useUnsavedInput } from '../dialog/unsaved-input';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { AddressFields, type Fields } from './AddressFields';
import styles from './order-address.module.css';
import { orderAddressEditor } from './order-address-editor';

export function AddressForm({ order }: { order: Order }) {
  const titleId = useId();
  const { initial, isChanged, saving, fieldErrors } = useSelector(orderAddressEditor.selectEditor);
  const dispatch = useDispatch();
  const [form] = Form.useForm<Fields>();
  const hideCorrected = useServerErrors(form, fieldErrors);
  useUnsavedInput(order._id, isChanged);
  const hasPackedParcels = order.parcels.some(({ status }) => status === 'packed');

  const submit = (fields: Fields) =>
    void dispatch(orderAddressEditor.submitted({ ...fields, seenUpdateDate: order.orderUpdateDate }));
  return (
    <section className={styles.correction} aria-labelledby={titleId}>
      <h3 id={titleId}>Correct address</h3>
      <p>
        Price and promised dates stay.
        {hasPackedParcels && ' Print the packing slips of packed parcels again.'}
      </p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        onValuesChange={(changed: Partial<Fields>) => {
          hideCorrected(changed);
          dispatch(orderAddressEditor.changed());
          if (changed.country !== undefined) form.setFieldValue('region', '');
        }}
        onFinish={submit}
      >
        <AddressFields form={form} />
        <RefusalAlert request={outcomeOf(saving, form, fieldErrors)} />
        <div className={styles.buttons}>
          <SubmitButton htmlType="submit" block={false} busy={saving.status === 'loading'}>
            Save address
          </SubmitButton>
          <Button onClick={() => dispatch(orderAddressEditor.closed())}>Cancel</Button>
        </div>
      </Form>
    </section>
  );
}
