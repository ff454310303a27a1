import { Link } from 'react-router-dom';
import { shopTime } from '../../time/shop-time';
import { Facts } from '../../ui/Facts';
import { Panel } from '../../ui/Panel';
import { ruleText, stateText, takingPartText, targetText } from '../sale-text';
import type { Sale } from '../sales.api';

/** A sale that is over can't be changed any more. */
export function SaleSummary({ sale }: { sale: Sale }) {
  const { target, rule, startsAt, endsAt } = sale;
  const facts = {
    Status: stateText(sale),
    Reduced: `${targetText(target)}, ${ruleText(rule)}`,
    Started: shopTime(startsAt),
    'Planned end': shopTime(endsAt),
    'Took part': takingPartText(sale),
  };
  return (
    <Panel title="This sale is over">
      <Facts facts={facts} />
      <Link to="/admin/sales">Back to all sales</Link>
    </Panel>
  );
}
