import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { LinePicture } from './line-picture';
import { styles } from './mail-styles';

interface ItemsProps {
  of: readonly { name: string; quantity: number; image?: string }[];
  /** The shop's address on the web, for pictures; without it, there are only words. */
  url?: string;
}

/** Pieces of which there may be several: "2 × Linen shirt (M · Navy)". */
export function Items({ of: lines, url }: ItemsProps) {
  return lines.map(({ name, quantity, image }) =>
    url === undefined || image === undefined ? (
      <Text key={name} style={styles.text}>
        {quantity} × {name}
      </Text>
    ) : (
      <Row key={name}>
        <Column style={styles.pictureCell}>
          <LinePicture image={image} url={url} />
        </Column>
        <Column className="ink" style={styles.lineName}>
          {quantity} × {name}
        </Column>
      </Row>
    ),
  );
}

/** A paragraph of several lines, such as an address. */
export function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <Text style={styles.text}>
      {lines.map((line, place) => (
        <Fragment key={line}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}
