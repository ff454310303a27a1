import { Link } from 'react-router-dom';
import { ReturnIcon } from '../../ui/icons';
import styles from './return-rules.module.css';
import { termsOf } from './return-text';
import { useReturnRules } from './use-return-rules';

/** Says until when a product can go back, and at whose expense. Reserves its room; empty when that is unknown. */
export function ProductReturns({ productId }: { productId: string }) {
  const { rules, exclusions } = useReturnRules([productId]);
  const reason = exclusions[productId];
  if (!rules || reason === undefined) return <p className={styles.product} />;
  const { terms, cost } = termsOf(rules, reason);
  return (
    <p className={styles.product}>
      <ReturnIcon />
      <Link to="/shop/returns">{terms}</Link>
      <span className="visually-hidden">. </span>
      <span className={styles.cost}>{cost}</span>
    </p>
  );
}
