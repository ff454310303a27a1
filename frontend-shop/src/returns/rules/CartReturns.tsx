import styles from './return-rules.module.css';
import { costText, exclusionTexts, windowText } from './return-text';
import { useReturnRules } from './use-return-rules';

interface ReturnableLine {
  productId: string;
  title: string;
}

/** Says until when what is in the cart can go back, at whose expense, and what can't. Reserves room for the first. */
export function CartReturns({ lines }: { lines: readonly ReturnableLine[] }) {
  const { rules, exclusions } = useReturnRules(lines.map(({ productId }) => productId));
  const excluded = exclusionTexts((reason) => [
    ...new Set(lines.filter(({ productId }) => exclusions[productId] === reason).map(({ title }) => title)),
  ]);
  return (
    <div className={styles.cart}>
      {rules && (
        <p>
          {windowText(rules)}. {costText(rules)}
        </p>
      )}
      {rules && excluded.map((text) => <p key={text}>{text}</p>)}
    </div>
  );
}
