import type { WithdrawalFields } from './withdrawal.api';
import styles from './withdrawal.module.css';

interface StatementContentsProps {
  statement: WithdrawalFields;
  /** When it was received; left out before that. */
  received?: { text: string; date: string };
}

/** The statement, and when it came. */
export function StatementContents({ statement, received }: StatementContentsProps) {
  const { name, orderNumber, email, text } = statement;
  const rows = [
    ['Name', name],
    ['Order number', orderNumber],
    ['E-mail', email],
    ['Message', text.trim()],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.contents}>
      {received && (
        <div>
          <dt>Received</dt>
          <dd>
            <time dateTime={received.date}>{received.text}</time>
          </dd>
        </div>
      )}
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.lines}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
