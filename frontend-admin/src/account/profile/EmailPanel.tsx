import { selectUser } from '@haberdash/kit/session';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useDispatch, useSelector } from 'react-redux';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import styles from '../account.module.css';
import { accountPath } from '../account-path';
import { CodeField } from '../CodeField';
import { CurrentPasswordField } from './CurrentPasswordField';
import type { NewEmail } from '@haberdash/kit/profile/profile.api';
import {
  emailChangeCancelled,
  emailCodeSubmitted,
  newEmailSubmitted,
  selectProfile,
} from '@haberdash/kit/profile/profile.slice';

/** A code that is sent to the new address proves that it is the user's. */
export function EmailPanel() {
  const { awaitedEmail } = useSelector(selectProfile);
  const email = useSelector(selectUser)?.email;
  return (
    <Panel title="E-mail address">
      <div className={styles.stack}>
        <p>
          You sign in with <strong>{email}</strong>.
        </p>
        {awaitedEmail === null ? <NewEmailForm /> : <CodeForm email={awaitedEmail} />}
      </div>
    </Panel>
  );
}

function NewEmailForm() {
  const { changingEmail } = useSelector(selectProfile);
  const dispatch = useDispatch();
  return (
    <Form
      name="new-email"
      className={styles.stack}
      layout="vertical"
      requiredMark={false}
      onFinish={(given: NewEmail) => dispatch(newEmailSubmitted(given))}
    >
      <Form.Item
        name="newEmail"
        label="New e-mail address"
        validateTrigger="onSubmit"
        rules={[{ required: true, type: 'email', message: 'Enter an e-mail address' }]}
      >
        <Input type="email" autoComplete="email" />
      </Form.Item>
      <CurrentPasswordField name="password" label="Your password" />
      <RefusalAlert request={changingEmail} />
      <div>
        <SubmitButton htmlType="submit" block={false} busy={changingEmail.status === 'loading'}>
          Send a code
        </SubmitButton>
      </div>
    </Form>
  );
}

function CodeForm({ email }: { email: string }) {
  const { changingEmail } = useSelector(selectProfile);
  const dispatch = useDispatch();
  return (
    <Form
      name="email-code"
      className={styles.stack}
      layout="vertical"
      requiredMark={false}
      onFinish={({ code }: { code: string }) =>
        dispatch(emailCodeSubmitted({ code: code.trim(), page: accountPath }))
      }
    >
      <p role="status">
        We sent a code of six digits to <strong>{email}</strong>. It works for 15 minutes.
      </p>
      <CodeField hasFocus />
      <RefusalAlert request={changingEmail} />
      <div className={styles.buttons}>
        <Button onClick={() => dispatch(emailChangeCancelled())}>Cancel</Button>
        <SubmitButton htmlType="submit" block={false} busy={changingEmail.status === 'loading'}>
          Change the address
        </SubmitButton>
      </div>
    </Form>
  );
}
