import styles from '../dialog/product-dialog.module.css';

/** The dialog's accessible name is in its header. This visible title replaces the header where it is hidden. */
export function ProductTitle({ title }: { title: string }) {
  return (
    <p className={styles.title} aria-hidden="true">
      {title}
    </p>
  );
}
