import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import { shopTimeZone } from '../time/shop-time';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import { planClosed, selectPlanned, selectSavingState, stateSubmitted } from './publication.slice';

/** Asks when drafts become published. */
export function PlanDialog() {
  const ids = useSelector(selectPlanned);
  const dispatch = useDispatch();
  const close = () => dispatch(planClosed());
  const isOpen = ids.length > 0;
  useBackToClose(isOpen, close);

  return (
    <Modal
      title={ids.length > 1 ? `Publish ${ids.length} products at a time` : 'Publish at a time'}
      open={isOpen}
      onCancel={close}
      footer={null}
      width={420}
      destroyOnHidden
    >
      {isOpen && <PlanForm ids={ids} />}
    </Modal>
  );
}

function PlanForm({ ids }: { ids: string[] }) {
  const saving = useSelector(selectSavingState);
  const dispatch = useDispatch();
  const plan = ({ publishAt }: { publishAt: string }) =>
    dispatch(stateSubmitted({ ids, state: 'published', publishAt }));

  return (
    <Form layout="vertical" requiredMark={false} onFinish={plan}>
      <p>Until then, shoppers don’t see {ids.length > 1 ? 'them' : 'it'}.</p>
      <Form.Item
        name="publishAt"
        label={`Day and time (${shopTimeZone()})`}
        rules={[{ required: true, message: 'Choose a day and a time' }]}
      >
        <Input type="datetime-local" max="2199-12-31T23:59" />
      </Form.Item>
      <RefusalAlert request={saving} />
      <SubmitButton htmlType="submit" busy={saving.status === 'loading'}>
        Plan
      </SubmitButton>
    </Form>
  );
}
