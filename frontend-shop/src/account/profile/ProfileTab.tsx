import { profileLeft } from '@haberdash/kit/profile/profile.slice';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import styles from '../account.module.css';
import { EmailSection } from './EmailSection';
import { NameForm } from './NameForm';

/** The name and the e-mail address of the shopper. */
export function ProfileTab() {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(profileLeft()), [dispatch]);
  return (
    <div className={styles.narrow}>
      <NameForm />
      <EmailSection />
    </div>
  );
}
