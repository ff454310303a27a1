import { Column } from '@react-email/column';
import { Hr } from '@react-email/hr';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import type { ReactNode } from 'react';
import type { PlacedOrder } from '../../../../ordering/placed-orders';
import type { Money } from '../../../../shared/money';
import { LinePicture } from '../layout/line-picture';
import { styles } from '../layout/mail-styles';
import { writtenDays } from '../layout/written-days';

interface OrderLinesProps {
  order: PlacedOrder;
  /** The shop's address on the web, for the pictures. */
  url: string;
  written: (amount: Money) => string;
}

/** Lists the goods, how and when they are delivered, and the total. */
export function OrderLines({ order, url, written }: OrderLinesProps) {
  const { lines, delivery, total } = order;
  const taken = order.components.filter(({ kind }) => kind === 'discount');
  const added = order.components.filter(({ kind }) => kind === 'tax');
  return (
    <Section>
      {lines.map(({ name, quantity, unitPrice, image }) => (
        <Line
          key={`${name} ${quantity}`}
          amount={written(unitPrice.times(quantity))}
          picture={<LinePicture image={image} url={url} />}
        >
          {quantity} × {name}
        </Line>
      ))}
      <Components components={taken.filter(({ part }) => part === 'goods')} written={written} />
      <Line amount={delivery.price.isZero ? 'Free' : written(delivery.price)}>
        {deliveryText(delivery, order)}
      </Line>
      <Components components={taken.filter(({ part }) => part === 'delivery')} written={written} />
      <Components components={added} written={written} />
      <Hr className="line" style={styles.line} />
      <Line amount={written(total)} isTotal>
        Total
      </Line>
    </Section>
  );
}

interface ComponentsProps {
  components: PlacedOrder['components'];
  written: (amount: Money) => string;
}

/** A discount has a sign. */
function Components({ components, written }: ComponentsProps) {
  return components.map(({ kind, part, label, amount }) => (
    <Line
      key={`${kind} ${part} ${label}`}
      amount={kind === 'discount' ? `-${written(amount)}` : written(amount)}
    >
      {label}
    </Line>
  ));
}

interface LineProps {
  amount: string;
  isTotal?: boolean;
  picture?: ReactNode;
  children: ReactNode;
}

/** Without paragraphs, so that the text version has the amount on the same line. */
function Line({ amount, isTotal = false, picture, children }: LineProps) {
  return (
    <Row>
      {picture && <Column style={styles.pictureCell}>{picture}</Column>}
      <Column className="ink" style={isTotal ? styles.totalName : styles.lineName}>
        {children}
      </Column>
      <Column className="ink" style={isTotal ? styles.total : styles.amount}>
        {' '}
        {amount}
      </Column>
    </Row>
  );
}

/** Express, Tue 24 – Thu 26 Nov. A cancelled order promises nothing any more. */
function deliveryText({ name, promised }: PlacedOrder['delivery'], { isCancelled }: PlacedOrder): string {
  return promised && !isCancelled ? `${name}, ${writtenDays(promised)}` : name;
}
