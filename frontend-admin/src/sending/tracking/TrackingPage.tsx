import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { Page } from '../../ui/Page';
import { Panel } from '../../ui/Panel';
import { ScanForm } from './ScanForm';
import { ShippedNotice } from '../ShippedNotice';
import { trackingLeft } from './tracking.slice';
import { TrackingFile } from './TrackingFile';
import { TrackingOutcome } from './TrackingOutcome';
import styles from '../sending.module.css';

/** Tracking numbers of many parcels: typed, scanned or from a file. */
export default function TrackingPage() {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(trackingLeft()), [dispatch]);
  return (
    <Page title="Tracking numbers" action={<Link to="/admin/sending?toSend=packed">Back to shipping</Link>}>
      <ShippedNotice />
      <Panel title="Type or scan">
        <p className={styles.about}>
          Where a parcel is on its way already, we tell the customer the number by e-mail.
        </p>
        <ScanForm />
      </Panel>
      <Panel title="From a file">
        <TrackingFile />
      </Panel>
      <TrackingOutcome />
    </Page>
  );
}
