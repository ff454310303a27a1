import { AddressManager } from '../addresses/AddressManager';
import { OrderHistory } from '../orders/OrderHistory';
import { Tabs } from '../ui/Tabs';
import styles from './account.module.css';

const tabs = [
  { name: 'Orders', Panel: OrderHistory },
  { name: 'Address', Panel: AddressManager },
];

export default function AccountPage() {
  return (
    <div className={styles.account}>
      <title>My account · Haberdash</title>
      <h1>My account</h1>
      <Tabs label="My account" tabs={tabs} />
    </div>
  );
}
