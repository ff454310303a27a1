import type { PreviewedTracking } from './tracking.api';
import type { OpenFile } from './tracking.slice';
import styles from '../sending.module.css';

/** A table of more rows would be slow; those that are refused come first. */
const mostShown = 200;

export function PreviewedRows({ file: { parcels, rows, errors } }: { file: OpenFile }) {
  const listed = rows.map((row, place) => ({ row, trackingNumber: parcels[place]?.trackingNumber, place }));
  const sorted = listed.toSorted((one, other) => Number(!one.row.refusal) - Number(!other.row.refusal));
  return (
    <div className={styles.previewedRows} tabIndex={0} role="region" aria-label="Rows of the file">
      <table>
        <thead>
          <tr>
            <th scope="col">Parcel</th>
            <th scope="col">Tracking number</th>
            <th scope="col">Customer</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, message }) => (
            <tr key={`error ${row} ${message}`} className={styles.refusal}>
              <td>Row {row}</td>
              <td />
              <td />
              <td>{message}</td>
            </tr>
          ))}
          {sorted.slice(0, mostShown).map(({ row, trackingNumber, place }) => (
            <tr key={place} className={row.refusal ? styles.refusal : undefined}>
              <td>{row.change?.parcelNumber ?? row.number}</td>
              <td>{trackingNumber}</td>
              <td>{row.change?.shopperName}</td>
              <td>{outcomeOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > mostShown && <p>And {sorted.length - mostShown} more.</p>}
    </div>
  );
}

function outcomeOf({ refusal, change }: PreviewedTracking): string {
  if (refusal) return refusal.message;
  if (!change) return '';
  const { former, isPacked, isSent, isTold } = change;
  const steps = [
    isPacked && 'packed',
    former ? `number replaces ${former}` : 'number saved',
    isSent && 'shipped',
    isTold && 'customer told',
  ];
  return steps.filter(Boolean).join(', ');
}
