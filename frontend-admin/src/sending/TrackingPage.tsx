import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { RefusalAlert } from '../ui/RefusalAlert';
import { ScanForm } from './ScanForm';
import { selectErrors, selectSaving, selectTracked, trackingLeft } from './tracking.slice';
import { TrackingFile } from './TrackingFile';
import styles from './sending.module.css';

/** Tracking numbers of many parcels: typed, scanned or from a file. */
export default function TrackingPage() {
  const saving = useSelector(selectSaving);
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(trackingLeft()), [dispatch]);
  return (
    <Page title="Tracking numbers" action={<Link to="/admin/sending">Back to shipping</Link>}>
      <Panel title="Type or scan">
        <p className={styles.about}>
          Where a parcel is on its way already, we tell the customer the number by e-mail.
        </p>
        <ScanForm />
      </Panel>
      <Panel title="From a file">
        <TrackingFile />
      </Panel>
      <RefusalAlert request={saving} />
      <Outcome />
    </Page>
  );
}

function Outcome() {
  const tracked = useSelector(selectTracked);
  const errors = useSelector(selectErrors);
  if (tracked.length + errors.length === 0) return null;
  const refused = tracked.filter(({ refusal }) => refusal);
  const saved = tracked.length - refused.length;
  return (
    <Panel title="Result">
      <p role="status">
        {saved === 1 ? '1 tracking number is saved.' : `${saved} tracking numbers are saved.`}
      </p>
      {refused.length + errors.length > 0 && (
        <ul className={styles.refused} aria-label="Not saved">
          {errors.map(({ row, message }) => (
            <li key={`${row} ${message}`}>
              Row {row}: {message}
            </li>
          ))}
          {refused.map(({ number, refusal }, place) => (
            <li key={place}>
              {number}: {refusal?.message}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
