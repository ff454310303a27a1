import { money } from '@haberdash/kit/money';
import { VariantHistory } from '../stock/VariantHistory';
import { priceChangeColumns } from './price-change-columns';
import { priceChangesList } from './price-changes-list';

/** Each price that a variant has had. */
export default function PricesPage() {
  return (
    <VariantHistory
      title="Prices"
      now={({ price, salePrice }) => money(salePrice || price)}
      list={priceChangesList}
      name="price changes"
      columns={priceChangeColumns}
      labelOf={({ at }) => `price change ${at}`}
      emptyHint="Each change of the price appears here."
    />
  );
}
