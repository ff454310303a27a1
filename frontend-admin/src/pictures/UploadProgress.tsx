import styles from './pictures.module.css';

interface UploadProgressProps {
  fileName: string;
  percent: number;
}

/** A screen reader announces that an upload began, and what became of it; whoever wants to know more finds the progress. */
export function UploadProgress({ fileName, percent }: UploadProgressProps) {
  return (
    <div className={styles.uploading}>
      <p role="status">Uploading {fileName}…</p>
      <progress aria-label={`Upload of ${fileName}`} value={percent} max={100} />{' '}
      <span aria-hidden>{percent}&nbsp;%</span>
    </div>
  );
}
