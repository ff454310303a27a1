import styles from './ui.module.css';

/** A spot of a colour, for the eye alone: its name stands beside it. */
export function Swatch({ hex }: { hex: string }) {
  return <span aria-hidden className={styles.swatch} style={{ background: hex }} />;
}
