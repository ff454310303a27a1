import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { styles } from './mail-styles';

/** Pieces of which there may be several: "2 × Linen shirt (M · Navy)". */
export function Items({ of: lines }: { of: readonly { name: string; quantity: number }[] }) {
  return lines.map(({ name, quantity }) => (
    <Text key={name} style={styles.text}>
      {quantity} × {name}
    </Text>
  ));
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
