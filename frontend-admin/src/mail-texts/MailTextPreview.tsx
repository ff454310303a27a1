import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import styles from './mail-texts.module.css';
import { selectPreview } from './mail-texts.slice';

/** Shows the e-mail with sample facts before its words are saved. */
export function MailTextPreview({ onRetry }: { onRetry: () => void }) {
  const titleId = useId();
  const { value: mail, request } = useSelector(selectPreview);
  return (
    <section className={styles.preview} aria-labelledby={titleId} aria-busy={request.status === 'loading'}>
      <h3 id={titleId}>Preview with sample facts</h3>
      {request.status === 'failed' && (
        <div role="alert" className={styles.problem}>
          <p>{request.message}</p>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
      {!mail && request.status === 'loading' && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
      {mail && (
        <>
          <p className={styles.words}>
            <strong>{mail.subject}</strong>
          </p>
          <iframe
            className={styles.mail}
            title="E-mail with sample facts"
            sandbox=""
            srcDoc={inert(mail.html)}
          />
        </>
      )}
    </section>
  );
}

/** Each link asks for a window, which the sandbox does not open. */
const inert = (html: string): string => html.replace(/<head[^>]*>/, '$&<base target="_blank">');
