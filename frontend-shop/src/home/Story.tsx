import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useId } from 'react';
import { ShopText } from '../content/ShopText';
import { useTextPage } from '../content/use-text-page';
import styles from './home.module.css';

/** A page of text as a section. A page that does not exist is left out. */
export function Story({ slug }: { slug: string }) {
  const titleId = useId();
  const { value: page, request, load } = useTextPage(slug);

  if (!page && request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load this section" onRetry={load}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!page) return null;
  return (
    <section aria-labelledby={titleId} className={styles.story}>
      <h2 id={titleId}>{page.title}</h2>
      <ShopText html={page.html} />
    </section>
  );
}
