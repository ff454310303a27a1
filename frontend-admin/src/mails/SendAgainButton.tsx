import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import type { Mail } from './mails.api';
import { selectBusyMails, sendingAgainSubmitted } from './mails.slice';

/** For an e-mail that did not arrive, or perhaps did not. */
export function SendAgainButton({ mail: { mailId, status, recipient } }: { mail: Mail }) {
  const dispatch = useDispatch();
  const isBusy = useSelector(selectBusyMails).includes(mailId);
  if (status !== 'failed' && status !== 'unconfirmed') return null;
  return (
    <Button
      size="small"
      loading={isBusy}
      aria-label={`Send again to ${recipient}`}
      onClick={() => dispatch(sendingAgainSubmitted(mailId))}
    >
      Send again
    </Button>
  );
}
