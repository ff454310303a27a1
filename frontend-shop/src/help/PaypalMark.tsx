import styles from './footer.module.css';

export function PaypalMark() {
  return (
    <p className={styles.payment}>
      <svg viewBox="0 0 20 24" width="20" height="24" aria-hidden fill="currentColor">
        <path d="M4.2 0h7.6c4 0 6.2 2.2 5.5 6-.8 4.3-3.8 6.5-8 6.5H6.6L5.3 20H.8L4.2 0Z" opacity="0.55" />
        <path d="M18.4 6.8c.9 1.1 1.2 2.6.8 4.4-.8 4.2-3.7 6.3-7.8 6.3H9.2L8.1 24H4l.5-3h1.7l1.3-7.3h2.2c4.8 0 8-2.5 8.7-6.9Z" />
      </svg>
      PayPal
    </p>
  );
}
