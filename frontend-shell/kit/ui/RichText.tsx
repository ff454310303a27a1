import type { MouseEvent } from 'react';
import styles from './rich-text.module.css';

interface RichTextProps {
  /** The HTML of a page: the server has made safe HTML of its Markdown. */
  html: string;
  onLink: (event: MouseEvent, link: HTMLAnchorElement) => void;
}

/** The text of a page. */
export function RichText({ html, onLink }: RichTextProps) {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link) onLink(event, link);
  };
  return <div className={styles.text} onClick={click} dangerouslySetInnerHTML={{ __html: html }} />;
}
