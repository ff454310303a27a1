import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import styles from '../account.module.css';
import { CurrentPasswordField } from './CurrentPasswordField';
import type { Passwords } from './password.api';
import { passwordsSubmitted, selectPassword } from './password.slice';

export function PasswordPanel() {
  const { changing, changes } = useSelector(selectPassword);
  const dispatch = useDispatch();
  const [form] = Form.useForm<Passwords>();
  useEffect(() => form.resetFields(), [form, changes]);
  return (
    <Panel title="Password">
      <Form
        name="new-password"
        form={form}
        className={styles.stack}
        layout="vertical"
        requiredMark={false}
        onFinish={(passwords) => dispatch(passwordsSubmitted(passwords))}
      >
        <p className={styles.hint}>When it changes, every other device is signed out.</p>
        <CurrentPasswordField name="currentPassword" label="Current password" />
        <Form.Item
          name="newPassword"
          label="New password"
          extra="8 to 128 characters"
          validateTrigger="onSubmit"
          rules={[{ required: true, min: 8, message: 'Choose a password of 8 or more characters' }]}
        >
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <RefusalAlert request={changing} />
        <div>
          <SubmitButton htmlType="submit" block={false} busy={changing.status === 'loading'}>
            Change password
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}
