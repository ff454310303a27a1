import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { areaText, costLines, timeLines } from './delivery-table-text';
import type { DeliveryTerms, TableZone } from './delivery.api';
import { selectTable, tableRequested } from './delivery.slice';
import styles from './delivery-table.module.css';

/** Shows the costs and times of all methods for all addresses. */
export default function DeliveryTable() {
  const { value: zones, request } = useSelector(selectTable);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(tableRequested()), [dispatch]);

  if (!zones && request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load what delivery costs" onRetry={() => dispatch(tableRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!zones) return <Spinner />;
  return zones.map((zone) => <Zone key={zone.id} zone={zone} area={areaText(zone, zones)} />);
}

function Zone({ zone: { name, methods }, area }: { zone: TableZone; area: string }) {
  return (
    <table className={styles.table}>
      <caption>
        <strong>{name}</strong> <span>{area}</span>
      </caption>
      {methods.length > 0 && (
        <thead>
          <tr>
            <th scope="col">Delivery</th>
            <th scope="col">Price</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
      )}
      <tbody>
        {methods.map((terms) => (
          <Terms key={terms.id} terms={terms} />
        ))}
        {methods.length === 0 && (
          <tr>
            <td>We don&apos;t deliver here.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Terms({ terms }: { terms: DeliveryTerms }) {
  return (
    <tr>
      <th scope="row">
        {terms.name}
        {terms.pickUpText && <span className={styles.place}>{terms.pickUpText}</span>}
      </th>
      <td>
        <Lines of={costLines(terms)} />
      </td>
      <td>
        <Lines of={timeLines(terms)} />
      </td>
    </tr>
  );
}

const Lines = ({ of: lines }: { of: string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}{' '}
    </span>
  ));
