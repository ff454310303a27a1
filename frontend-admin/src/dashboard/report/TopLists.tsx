import { money } from '@haberdash/kit/money';
import { variantLabel } from '@haberdash/kit/variant-label';
import { Link } from 'react-router-dom';
import { RankedList } from './RankedList';
import {
  lowStock as allLowStock,
  movementsOf,
  ordersOf,
  ordersOfVariant,
  type Period,
  soldOutIn,
} from './report-links';
import { whole } from '../../ui/numbers';
import type { BestSeller, LowStock, Report, StockLevel } from './report.api';

/** 1 day left, 3 days left; less than a day left. */
const daysLeftText = (days: number) =>
  days < 1 ? 'less than a day left' : `${days} ${days === 1 ? 'day' : 'days'} left`;

export function TopLists({ report }: { report: Report }) {
  const { bestSellers, soldOut, lowStock, range } = report;
  const seller = (value: (one: BestSeller) => string) => (one: BestSeller) => ({
    key: one.productId,
    name: one.title,
    value: value(one),
    to: ordersOf(one.productId, range),
  });
  const level = (one: StockLevel) => ({
    key: one.variantId,
    name: one.title,
    detail: variantLabel(one) || undefined,
    to: movementsOf(one),
  });
  const lowLevel = (one: LowStock) => ({
    ...level(one),
    value: `${whole(one.stock)} in stock, ${daysLeftText(one.daysLeft)}`,
  });
  const nothingSold = 'Nothing was sold in this period.';
  return (
    <>
      <RankedList
        title="Best sellers by units"
        items={bestSellers.byUnits.map(seller(({ units }) => `${whole(units)} sold`))}
        empty={nothingSold}
      />
      <RankedList
        title="Best sellers by revenue"
        items={bestSellers.byMoney.map(seller(({ revenue }) => money(revenue)))}
        empty={nothingSold}
      />
      <RankedList
        title="Sold-out sizes"
        items={soldOut.levels.map((one) => ({ ...level(one), value: <SoldOut level={one} range={range} /> }))}
        total={soldOut.total}
        all={soldOutIn(range)}
        empty="Everything that sold is still in stock."
      />
      <RankedList
        title="Low stock"
        items={lowStock.levels.map(lowLevel)}
        total={lowStock.total}
        all={allLowStock}
        empty="At the pace of the last 30 days, all stock lasts for more than two weeks."
      />
    </>
  );
}

function SoldOut({ level, range }: { level: StockLevel; range: Period }) {
  return (
    <>
      Sold out (<Link to={ordersOfVariant(level, range)}>{whole(level.sold)} sold</Link>)
    </>
  );
}
