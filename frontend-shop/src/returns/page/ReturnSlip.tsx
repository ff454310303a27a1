import { writtenDay } from '@haberdash/kit/day';
import { shopName } from '@haberdash/kit/page-meta';
import { Barcode } from '@haberdash/kit/printing/Barcode';
import { AddressLines, PrintSheet } from '@haberdash/kit/printing/PrintSheet';
import { variantLabel } from '@haberdash/kit/variant-label';
import { groupedPieces, reasonLabels } from '../return-labels';
import type { Return } from '../returns.api';
import styles from './return-slip.module.css';

/** The page for the parcel. While it is mounted, the browser prints it in place of the page. */
export function ReturnSlip({ shown }: { shown: Return }) {
  const { returnNumber, orderNumber, code, address, deadline, pieces } = shown;
  return (
    <PrintSheet className={styles.slip} testId="return-slip">
      <section className={styles.label}>
        <h2>To</h2>
        <AddressLines lines={[shopName(), ...address.split('\n')]} />
        <p className={styles.code}>{code}</p>
        <Barcode text={code} />
        <p>{returnNumber}</p>
      </section>
      <h1>
        Return {returnNumber} of order {orderNumber}
      </h1>
      <p>
        Cut off the address and stick it on the parcel. Put this part into it. It should reach us by{' '}
        {writtenDay(deadline)}.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Pieces</th>
            <th scope="col">Item</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {groupedPieces(pieces).map(({ piece, quantity }) => (
            <tr key={piece._id}>
              <td>{quantity}</td>
              <td>{[piece.title, variantLabel(piece)].filter(Boolean).join(', ')}</td>
              <td>{piece.reason && reasonLabels[piece.reason]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.code}>{code}</p>
    </PrintSheet>
  );
}
