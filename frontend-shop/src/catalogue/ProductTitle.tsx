import styles from './product-dialog.module.css';

/** The dialog is named by its header; this is the same for the eye, where the header is not shown. */
export function ProductTitle({ title }: { title: string }) {
  return (
    <p className={styles.title} aria-hidden="true">
      {title}
    </p>
  );
}
