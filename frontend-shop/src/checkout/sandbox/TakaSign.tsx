import styles from './taka-sign.module.css';

/**
 * Drawn, because many systems have no font with U+09F3. Screen readers, copy and search still get the
 * character.
 */
export function TakaSign() {
  return (
    <>
      <span className="visually-hidden">৳</span>
      <svg viewBox="0 0 14 20" fill="none" aria-hidden="true" className={styles.sign}>
        <path
          d="M1.5 3.6C4 1.8 5.5 3 5.5 5.5v8.7c0 2.6 1.3 4 3.3 4 2.3 0 3.7-1.7 3.7-4.1 0-1.7-.9-2.7-2.1-2.7-1 0-1.7.7-1.7 1.6M1.5 8.3h8"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
    </>
  );
}
