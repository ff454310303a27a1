import { Text } from '@react-email/text';
import { Fragment } from 'react';
import type { Contact } from '../../../content/shop-contact';
import { addressLines, type WrittenAddress } from '../../../platform/addresses/address-lines';
import { styles } from './letter-styles';

/** As it stands on a parcel. */
export function Address({ address, shop }: { address: WrittenAddress; shop: Contact }) {
  return (
    <Text style={styles.text}>
      {addressLines(address, shop.country).map((line, place) => (
        <Fragment key={line}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}
