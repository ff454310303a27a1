import { Link } from 'react-router-dom';
import { shopTime } from '../../time/shop-time';
import { Panel } from '../../ui/Panel';
import { ruleText, stateText, takingPartText, targetText } from '../sale-text';
import type { Sale } from '../sales.api';
import styles from '../sales.module.css';

/** A sale that is over can't be changed any more. */
export function SaleSummary({ sale }: { sale: Sale }) {
  const { target, rule, startsAt, endsAt } = sale;
  const rows = [
    ['State', stateText(sale)],
    ['Reduced', `${targetText(target)}, ${ruleText(rule)}`],
    ['Started', shopTime(startsAt)],
    ['Planned end', shopTime(endsAt)],
    ['Took part', takingPartText(sale)],
  ] as const;
  return (
    <Panel title="This sale is over">
      <dl className={styles.summary}>
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Link to="/admin/sales">Back to all sales</Link>
    </Panel>
  );
}
