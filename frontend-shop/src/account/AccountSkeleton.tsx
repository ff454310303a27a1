import { Tabs } from '../ui/Tabs';
import styles from './account.module.css';

const tabs = ['Orders', 'Address', 'Profile', 'Password', 'Devices'].map((name) => ({ name, panel: null }));

export function AccountSkeleton() {
  return (
    <div className={styles.account}>
      <header className={styles.heading}>
        <h1>My account</h1>
        <p className={styles.person}>&nbsp;</p>
      </header>
      <Tabs label="My account" tabs={tabs} />
    </div>
  );
}
