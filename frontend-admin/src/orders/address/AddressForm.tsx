import { noNotes } from '@haberdash/kit/labels';
import { shopCountry } from '@haberdash/kit/page-meta';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { outcomeOf } from '../../editor/show-errors';
import { useServerErrors } from '../../editor/use-server-errors';
import type { Order } from '../orders.api';
import { useUnsavedInput } from '../dialog/unsaved-input';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { AddressFields, type Fields } from './AddressFields';
import styles from './order-address.module.css';
import { correctionSubmitted, selectFieldErrors, selectSaving } from './order-address.slice';

interface AddressFormProps {
  order: Order;
  onCancel: () => void;
}

export function AddressForm({ order, onCancel }: AddressFormProps) {
  const titleId = useId();
  const saving = useSelector(selectSaving);
  const fieldErrors = useSelector(selectFieldErrors);
  const dispatch = useDispatch();
  const [form] = Form.useForm<Fields>();
  const hideCorrected = useServerErrors(form, fieldErrors);
  const [isChanged, setChanged] = useState(false);
  useUnsavedInput(order._id, isChanged);
  const hasPackedParcels = order.parcels.some(({ status }) => status === 'packed');

  const submit = ({ notes, ...fields }: Fields) => {
    const { _id: orderId, orderUpdateDate: seenUpdateDate } = order;
    dispatch(correctionSubmitted({ orderId, seenUpdateDate, ...fields, notes: notes.trim() || noNotes }));
  };
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
        initialValues={initialFields(order)}
        onValuesChange={(changed: Partial<Fields>) => {
          hideCorrected(changed);
          setChanged(true);
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
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </Form>
    </section>
  );
}

function initialFields({ addressInfo }: Order): Fields {
  const { recipient, address, city, region, pincode, phone, notes } = addressInfo;
  const country = addressInfo.country ?? shopCountry();
  return { recipient, address, city, region, pincode, country, phone, notes: notes === noNotes ? '' : notes };
}
