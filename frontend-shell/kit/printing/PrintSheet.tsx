import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  children: ReactNode;
  /** The module of the sheet's own styles names it. */
  className?: string;
  testId: string;
}

/** A sheet of paper. While it is mounted, the browser prints it in place of the page. On the screen it is hidden. */
export function PrintSheet({ children, className = '', testId }: PrintSheetProps) {
  return createPortal(
    <article className={`${styles.sheet} ${className}`} hidden data-testid={testId}>
      {children}
    </article>,
    document.body,
  );
}

/** Empty lines are left out. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address>
      {lines.filter(Boolean).map((line, place) => (
        <span key={place}>{line}</span>
      ))}
    </address>
  );
}
