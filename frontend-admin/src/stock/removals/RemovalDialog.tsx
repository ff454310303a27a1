import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import { variantLabel } from '@haberdash/kit/variant-label';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import InputNumber from 'antd/es/input-number';
import Modal from 'antd/es/modal';
import Select from 'antd/es/select';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { v4 as randomUuid } from 'uuid';
import type { ProductDetails } from '../../products/products.api';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import type { Removal } from './removals.api';
import { removalClosed, removalSubmitted, selectIsRemovalOpen, selectRemoving } from './removals.slice';
import styles from './removals.module.css';

interface RemovalDialogProps {
  productId: string;
  variant: ProductDetails['variants'][number];
}

/** Takes pieces of a variant off the shelf without an order. */
export function RemovalDialog(props: RemovalDialogProps) {
  const isOpen = useSelector(selectIsRemovalOpen);
  const dispatch = useDispatch();
  const close = () => dispatch(removalClosed());
  useBackToClose(isOpen, close);
  useEffect(() => () => void dispatch(removalClosed()), [dispatch]);
  return (
    <Modal
      title="Take off the shelf"
      open={isOpen}
      onCancel={close}
      footer={null}
      width={520}
      destroyOnHidden
    >
      <RemovalForm {...props} onCancel={close} />
    </Modal>
  );
}

const causes = [
  { value: 'written-off', label: 'Written off: damaged, missing or given away' },
  { value: 'sold-elsewhere', label: 'Sold elsewhere, such as on a market' },
];

type Values = Pick<Removal, 'cause'> & { quantity: number; note?: string };

function RemovalForm({ productId, variant, onCancel }: RemovalDialogProps & { onCancel: () => void }) {
  const removing = useSelector(selectRemoving);
  const dispatch = useDispatch();
  // An attempt keeps its id until something else is asked for.
  const [_id, setId] = useState(() => randomUuid());
  const submit = ({ cause, quantity, note }: Values) => {
    const pieces = [{ variantId: variant._id, quantity }];
    dispatch(removalSubmitted({ removal: { _id, cause, note: note?.trim() || null, pieces }, productId }));
  };
  const label = variantLabel(variant);
  return (
    <Form<Values>
      layout="vertical"
      requiredMark={false}
      initialValues={{ cause: 'written-off', quantity: 1 }}
      onValuesChange={() => setId(randomUuid())}
      onFinish={submit}
    >
      <p className={styles.about}>
        {label && `${label}: `}
        {variant.stock === 1 ? '1 piece is' : `${variant.stock} pieces are`} on the shelf. Pieces of orders
        are not among them.
      </p>
      <Form.Item name="cause" label="Why">
        <Select options={causes} />
      </Form.Item>
      <Form.Item
        name="quantity"
        label="Pieces"
        validateTrigger="onSubmit"
        rules={[{ required: true, message: 'Enter how many pieces' }]}
      >
        <InputNumber min={1} max={Math.max(1, variant.stock)} precision={0} inputMode="numeric" autoFocus />
      </Form.Item>
      <Form.Item name="note" label="Note" extra="Only staff see this. It may be empty.">
        <Input maxLength={200} />
      </Form.Item>
      <RefusalAlert request={removing} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton htmlType="submit" block={false} busy={removing.status === 'loading'}>
          Take off the shelf
        </SubmitButton>
      </div>
    </Form>
  );
}
