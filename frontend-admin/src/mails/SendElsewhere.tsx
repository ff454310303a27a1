import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useDispatch, useSelector } from 'react-redux';
import { useMay } from '../access/use-may';
import { Panel } from '../ui/Panel';
import { SubmitButton } from '../ui/SubmitButton';
import type { MailDetails } from './mails.api';
import { selectBusyMails, sendingAgainSubmitted } from './mails.slice';

/** For an e-mail that went to the wrong address, or was not found there. */
export function SendElsewhere({ mail: { mailId, status, recipient, letter } }: { mail: MailDetails }) {
  const isBusy = useSelector(selectBusyMails).includes(mailId);
  const maySend = useMay()('customers.change');
  const dispatch = useDispatch();
  const isOver = status === 'sent' || status === 'failed' || status === 'unconfirmed';
  if (!maySend || !isOver || letter === null) return null;
  return (
    <Panel title="Send again">
      <Form
        layout="vertical"
        requiredMark={false}
        initialValues={{ email: status === 'sent' ? '' : recipient }}
        onFinish={({ email }: { email: string }) => dispatch(sendingAgainSubmitted({ id: mailId, email }))}
      >
        <Form.Item
          name="email"
          label="E-mail address"
          rules={[{ required: true, type: 'email', message: 'Please enter an e-mail address' }]}
        >
          <Input type="email" autoComplete="off" />
        </Form.Item>
        <SubmitButton htmlType="submit" block={false} type="default" busy={isBusy}>
          Send again
        </SubmitButton>
      </Form>
    </Panel>
  );
}
