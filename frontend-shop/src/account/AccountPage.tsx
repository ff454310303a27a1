import { selectUser } from '@haberdash/kit/session';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { profileLeft } from '@haberdash/kit/profile/profile.slice';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { AddressManager } from '../addresses/AddressManager';
import { guestOrdersLeft } from '../orders/links/guest-orders.slice';
import { OrderHistory } from '../orders/OrderHistory';
import { Tabs } from '../ui/Tabs';
import styles from './account.module.css';
import { DevicesTab } from './DevicesTab';
import { PasswordTab } from './PasswordTab';
import { ProfileTab } from './profile/ProfileTab';

const tabs = [
  { name: 'Orders', panel: <OrderHistory /> },
  { name: 'Address', panel: <AddressTab /> },
  { name: 'Profile', panel: <ProfileTab /> },
  { name: 'Password', panel: <PasswordTab /> },
  { name: 'Devices', panel: <DevicesTab /> },
];

export default function AccountPage() {
  const user = useSelector(selectUser);
  const [params] = useSearchParams();
  const dispatch = useDispatch();
  // A code that was sent is awaited while the shopper looks at another tab.
  useEffect(
    () => () => {
      dispatch(profileLeft());
      dispatch(guestOrdersLeft());
    },
    [dispatch],
  );
  return (
    <div className={styles.account}>
      <header className={styles.heading}>
        <PageHeading title="My account">My account</PageHeading>
        {user && (
          <p className={styles.person}>
            <span>{user.userName}</span> <span>{user.email}</span>
          </p>
        )}
      </header>
      <Tabs label="My account" tabs={tabs} first={params.get('tab')} />
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
