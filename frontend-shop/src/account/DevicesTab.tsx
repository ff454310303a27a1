import { Devices } from '@haberdash/kit/devices/Devices';
import styles from './account.module.css';

export function DevicesTab() {
  return (
    <section aria-labelledby="devices-title" className={styles.account}>
      <h2 id="devices-title">Where you&apos;re signed in</h2>
      <Devices />
    </section>
  );
}
