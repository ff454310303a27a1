import { useEffect, useRef } from 'react';
import styles from './refusal.module.css';

/** Why the server refused. It takes the focus, because what was pressed may be gone. */
export function Refusal({ message }: { message: string }) {
  const refusal = useRef<HTMLParagraphElement>(null);
  useEffect(() => refusal.current?.focus(), [message]);
  return (
    <p ref={refusal} role="alert" tabIndex={-1} className={styles.refusal}>
      {message}
    </p>
  );
}
