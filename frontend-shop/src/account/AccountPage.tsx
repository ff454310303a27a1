import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { AddressManager } from '../addresses/AddressManager';
import { OrderHistory } from '../orders/OrderHistory';
import { Tabs } from '../ui/Tabs';
import styles from './account.module.css';

const tabs = [
  { name: 'Orders', Panel: OrderHistory },
  { name: 'Address', Panel: AddressTab },
];

export default function AccountPage() {
  return (
    <div className={styles.account}>
      <PageHeading title="My account">My account</PageHeading>
      <Tabs label="My account" tabs={tabs} />
    </div>
  );
}

function AddressTab() {
  return (
    <section aria-labelledby="addresses-title" className={styles.account}>
      <h2 id="addresses-title">Saved addresses</h2>
      <AddressManager />
    </section>
  );
}
