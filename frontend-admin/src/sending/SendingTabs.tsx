import { NavLink, useSearchParams } from 'react-router-dom';
import styles from './sending.module.css';

const lists = [
  { label: 'Ready to ship', search: '' },
  { label: 'Late', search: '?toSend=late' },
];

/** The lists of the page. */
export function SendingTabs() {
  const [params] = useSearchParams();
  const current = params.get('toSend') === 'late' ? '?toSend=late' : '';
  return (
    <nav className={styles.tabs} aria-label="Orders to send">
      {lists.map(({ label, search }) => (
        <NavLink
          key={label}
          to={`/admin/sending${search}`}
          className={styles.tab}
          aria-current={search === current ? 'page' : 'false'}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
