import { Text } from '@react-email/text';
import type { Contact } from '../../../../content/shop-contact';
import { addressLines, type WrittenAddress } from '../../../../shared/addresses/address-lines';
import { Lines } from '../layout/mail-lines';
import { styles } from '../layout/mail-styles';

interface DestinationProps {
  of: { address: WrittenAddress | null; pickUpText: string | null };
  /** The heading stands above an address. */
  heading: string;
  shop: Contact;
}

/** Where an order goes: to an address, or to its shopper who picks it up. */
export function Destination({ of: { address, pickUpText }, heading, shop }: DestinationProps) {
  return (
    <>
      <Text style={styles.strong}>{pickUpText === null ? heading : 'Pick-up'}</Text>
      {pickUpText !== null && <Lines of={pickUpText.split('\n')} />}
      {pickUpText === null && address && <Lines of={addressLines(address, shop.country)} />}
    </>
  );
}
