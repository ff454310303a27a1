import styles from './ui.module.css';

/** A colour sample; decorative, because the colour's name is beside it. */
export function Swatch({ hex }: { hex: string }) {
  return <span aria-hidden className={styles.swatch} style={{ background: hex }} />;
}
