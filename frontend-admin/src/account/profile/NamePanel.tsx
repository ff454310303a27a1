import { selectUser } from '@haberdash/kit/session';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useDispatch, useSelector } from 'react-redux';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import styles from '../account.module.css';
import { accountPath } from '../account-path';
import { nameSubmitted, selectProfile } from '@haberdash/kit/profile/profile.slice';

export function NamePanel() {
  const saved = useSelector(selectUser)?.userName ?? '';
  const { renaming } = useSelector(selectProfile);
  const dispatch = useDispatch();
  const [form] = Form.useForm<{ userName?: string }>();
  const typed = Form.useWatch('userName', form) ?? saved;
  return (
    <Panel title="Name">
      <Form
        name="own-name"
        form={form}
        className={styles.stack}
        layout="vertical"
        requiredMark={false}
        initialValues={{ userName: saved }}
        onFinish={({ userName = '' }) =>
          dispatch(nameSubmitted({ userName: userName.trim(), page: accountPath }))
        }
      >
        <Form.Item
          name="userName"
          label="Name"
          extra="Your colleagues see it, and the activity log names you by it."
          rules={[{ required: true, whitespace: true, message: 'Enter your name' }]}
        >
          <Input autoComplete="name" maxLength={60} />
        </Form.Item>
        <RefusalAlert request={renaming} />
        <div>
          <SubmitButton
            htmlType="submit"
            block={false}
            disabled={typed.trim() === saved}
            busy={renaming.status === 'loading'}
          >
            Save name
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}
