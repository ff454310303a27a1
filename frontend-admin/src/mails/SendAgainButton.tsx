import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { useMay } from '../access/use-may';
import { useQuestion } from '../ui/dialogs/use-question';
import { kindLabels } from './mail-labels';
import type { Mail } from './mails.api';
import { selectBusyMails, sendingAgainSubmitted } from './mails.slice';

/** Their letter with its link or code is not kept. */
const secrets: Mail['topic'][] = [
  'password-reset',
  'email-code',
  'guest-orders-code',
  'order-link',
  'order-link-renewed',
];

/** For an e-mail that did not arrive, or perhaps did not. */
export function SendAgainButton({ mail: { mailId, topic, status, recipient } }: { mail: Mail }) {
  const maySend = useMay()('customers.change');
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const isBusy = useSelector(selectBusyMails).includes(mailId);
  const isLost = status === 'failed' || status === 'unconfirmed';
  if (!maySend || !isLost || secrets.includes(topic)) return null;
  const send = () =>
    ask({ title: `Send "${kindLabels[topic]}" to ${recipient} again?`, okText: 'Send again' }, () =>
      dispatch(sendingAgainSubmitted({ id: mailId })),
    );
  return (
    <>
      <Button size="small" loading={isBusy} aria-label={`Send again to ${recipient}`} onClick={send}>
        Send again
      </Button>
      {question}
    </>
  );
}
