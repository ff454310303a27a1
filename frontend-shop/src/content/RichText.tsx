import { useNavigate } from 'react-router-dom';
import type { MouseEvent } from 'react';
import styles from './rich-text.module.css';

/** The text of a page. The server has made safe HTML of it; links within the shop do not load another document. */
export function RichText({ html }: { html: string }) {
  const navigate = useNavigate();

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlainClick || !link.pathname.startsWith('/shop/') || link.origin !== location.origin)
      return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };

  return <div className={styles.text} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
