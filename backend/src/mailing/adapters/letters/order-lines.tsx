import { Column } from '@react-email/column';
import { Hr } from '@react-email/hr';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { PlacedOrder } from '../../../ordering/placed-orders';
import type { Money } from '../../../shared/money';
import { styles } from './letter-styles';
import { writtenDays } from './written-days';

interface OrderLinesProps {
  order: PlacedOrder;
  written: (amount: Money) => string;
}

/** What was bought, how and when it is delivered, and the total. */
export function OrderLines({ order, written }: OrderLinesProps) {
  const { lines, delivery, total } = order;
  return (
    <Section>
      {lines.map(({ name, quantity, unitPrice }) => (
        <Row key={`${name} ${quantity}`}>
          <Column>
            <Text style={styles.text}>
              {quantity} × {name}
            </Text>
          </Column>
          <Column style={styles.amount}>
            <Text style={styles.amount}>{written(unitPrice.times(quantity))}</Text>
          </Column>
        </Row>
      ))}
      {delivery && (
        <Row>
          <Column>
            <Text style={styles.text}>{deliveryText(delivery, order)}</Text>
          </Column>
          <Column style={styles.amount}>
            <Text style={styles.amount}>{delivery.price.isZero ? 'Free' : written(delivery.price)}</Text>
          </Column>
        </Row>
      )}
      <Hr className="line" style={styles.line} />
      <Row>
        <Column>
          <Text style={styles.strong}>Total</Text>
        </Column>
        <Column style={styles.total}>
          <Text style={styles.total}>{written(total)}</Text>
        </Column>
      </Row>
    </Section>
  );
}

/** Express, Tue 24 – Thu 26 Nov. A cancelled order promises nothing any more. */
function deliveryText(
  { name, promised }: NonNullable<PlacedOrder['delivery']>,
  { isCancelled }: PlacedOrder,
): string {
  return promised && !isCancelled ? `${name}, ${writtenDays(promised)}` : name;
}
