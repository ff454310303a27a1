import styles from './colour-dot.module.css';

/** Decorates the colour's name. */
export function ColourDot({ hex }: { hex: string | undefined }) {
  return <span className={styles.dot} style={{ backgroundColor: hex }} aria-hidden="true" />;
}
