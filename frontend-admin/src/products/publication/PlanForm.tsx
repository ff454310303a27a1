import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useDispatch, useSelector } from 'react-redux';
import { shopTimeZone } from '../../time/shop-time';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { selectSavingState, stateSubmitted } from './publication.slice';

/** Loaded when it opens, because the list needs nothing else of antd's Form. */
export default function PlanForm({ ids }: { ids: string[] }) {
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
        Schedule
      </SubmitButton>
    </Form>
  );
}
