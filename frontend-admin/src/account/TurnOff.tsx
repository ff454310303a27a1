import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import styles from './account.module.css';
import { CodeField } from './CodeField';
import type { Proof } from './second-factor.api';
import { formsClosed, selectSecondFactor, turnOffSubmitted } from './second-factor.slice';

export function TurnOff() {
  const { saving } = useSelector(selectSecondFactor);
  const dispatch = useDispatch();
  return (
    <Form
      className={styles.stack}
      layout="vertical"
      requiredMark={false}
      onFinish={(proof: Proof) => dispatch(turnOffSubmitted(proof))}
    >
      <p>Turn it off? Your password alone is then enough to sign in.</p>
      <Form.Item
        name="password"
        label="Password"
        validateTrigger="onSubmit"
        rules={[{ required: true, message: 'Enter your password' }]}
      >
        <Input.Password autoComplete="current-password" autoFocus maxLength={128} />
      </Form.Item>
      <CodeField help="From your authenticator app, or one of your recovery codes" />
      <RefusalAlert request={saving} />
      <div className={styles.buttons}>
        <Button onClick={() => dispatch(formsClosed())}>Cancel</Button>
        <SubmitButton htmlType="submit" block={false} danger busy={saving.status === 'loading'}>
          Turn off
        </SubmitButton>
      </div>
    </Form>
  );
}
