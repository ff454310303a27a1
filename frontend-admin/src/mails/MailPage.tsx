import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { Facts } from '../ui/Facts';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { shopTime } from '../time/shop-time';
import { kindLabels, statusLabels } from './mail-labels';
import type { MailDetails } from './mails.api';
import { mailRequested, selectMail } from './mail.slice';
import styles from './mails.module.css';
import { SendElsewhere } from './SendElsewhere';

/** An e-mail as it was sent. */
export default function MailPage() {
  const { id = '' } = useParams();
  const { value: mail, request } = useSelector(selectMail);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(mailRequested(id)), [dispatch, id]);
  if (request.status === 'failed')
    return (
      <Page title="E-mail">
        <ErrorState title="We couldn't load the e-mail" onRetry={() => dispatch(mailRequested(id))}>
          <p>{request.message}</p>
        </ErrorState>
      </Page>
    );
  return (
    <Page title="E-mail">
      <nav aria-label="Breadcrumb">
        <Link to="/admin/mails">All e-mails</Link>
      </nav>
      {mail?.mailId === id ? <Letter mail={mail} /> : <Skeleton active paragraph={{ rows: 10 }} />}
    </Page>
  );
}

function Letter({ mail }: { mail: MailDetails }) {
  const { subject, letter, topic } = mail;
  return (
    <>
      <Panel title={subject ?? kindLabels[topic]}>
        <Facts facts={factsOf(mail)} />
        {letter ? <div className={styles.letter}>{letter}</div> : <p>{withoutLetter(mail)}</p>}
      </Panel>
      <SendElsewhere mail={mail} />
    </>
  );
}

/** Facts that do not apply to the e-mail are left out. */
function factsOf({ recipient, topic, status, writtenDate, sentDate, orderId }: MailDetails) {
  return {
    To: recipient,
    Kind: kindLabels[topic],
    Status: statusLabels[status],
    Written: shopTime(writtenDate),
    ...(sentDate && { Sent: shopTime(sentDate) }),
    ...(orderId && { Order: <Link to={`/admin/orders/${orderId}`}>Open the order</Link> }),
  };
}

const withoutLetter = ({ sentDate }: MailDetails): string =>
  sentDate
    ? 'The letter is not kept: it holds a secret, or was sent by an earlier version of the shop.'
    : 'The letter is written when it is sent.';
