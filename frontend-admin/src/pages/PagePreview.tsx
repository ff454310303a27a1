import { RichText } from '@haberdash/kit/ui/RichText';
import Button from 'antd/es/button';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './pages.module.css';
import { previewRequested, selectPreview } from './pages.slice';

/** Shows the page to the admin before it is saved. */
export function PagePreview({ body }: { body: string }) {
  const titleId = useId();
  const { value: html, request } = useSelector(selectPreview);
  const dispatch = useDispatch();
  return (
    <section className={styles.preview} aria-labelledby={titleId} aria-busy={request.status === 'loading'}>
      <h3 id={titleId}>Preview</h3>
      {request.status === 'failed' && (
        <div role="alert" className={styles.problem}>
          <p>{request.message}</p>
          <Button onClick={() => dispatch(previewRequested(body))}>Try again</Button>
        </div>
      )}
      {html !== null && <PageText html={html} />}
    </section>
  );
}

/** Its links lead to pages that only shoppers can open. */
export function PageText({ html }: { html: string }) {
  if (html === '') return <p className={styles.nothing}>No text yet.</p>;
  return <RichText html={html} onLink={(event) => event.preventDefault()} />;
}
