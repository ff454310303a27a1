import styles from './help.module.css';

/** Grey lines in place of the text. */
export function TextPageSkeleton() {
  return (
    <div className={styles.article} aria-busy="true">
      <span className={`${styles.awaitedTitle} awaited`} />
      {Array.from({ length: 6 }, (_, line) => (
        <span key={line} className={`${styles.awaitedLine} awaited`} />
      ))}
    </div>
  );
}
