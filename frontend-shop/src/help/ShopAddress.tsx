import { useSelector } from 'react-redux';
import { selectContent } from '../content/content.slice';
import styles from './help.module.css';

/** Where the shop can be reached, as far as it says. */
export function ShopAddress() {
  const { value } = useSelector(selectContent);
  if (!value || !(value.postalAddress || value.email)) return null;
  const { name, postalAddress, email } = value;
  return (
    <address className={styles.address}>
      {postalAddress && (
        <p>
          <strong>{name}</strong>
          {'\n'}
          {postalAddress}
        </p>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
