import { useSelector } from 'react-redux';
import { NavLink, useSearchParams } from 'react-router-dom';
import { tabLabels } from './return-labels';
import { returnsPath } from './returns-path';
import type { ReturnTab } from './returns.api';
import { selectCounts } from './returns.slice';
import styles from './returns.module.css';

/** The server counts no further. */
const maxCounted = 1_000;

const tabs = Object.keys(tabLabels) as ReturnTab[];

/** Null where all returns are listed. */
export function useReturnTab(): ReturnTab | null {
  const [params] = useSearchParams();
  return tabs.find((tab) => tab === params.get('tab')) ?? null;
}

/** The lists of returns, each with its number of them. */
export function ReturnsTabs() {
  const current = useReturnTab();
  const counts = useSelector(selectCounts);
  return (
    <nav className={styles.tabs} aria-label="Returns by their state">
      {tabs.map((tab) => (
        <NavLink
          key={tab}
          to={`${returnsPath}?tab=${tab}`}
          className={styles.tab}
          aria-current={tab === current ? 'page' : 'false'}
        >
          {tabLabels[tab]}
          {counts && <Count tab={tab} count={counts[tab]} />}
        </NavLink>
      ))}
      <NavLink to={returnsPath} className={styles.tab} aria-current={current === null ? 'page' : 'false'}>
        All
      </NavLink>
    </nav>
  );
}

function Count({ tab, count }: { tab: ReturnTab; count: number }) {
  return (
    <span className={styles.count} data-late={tab === 'late' && count > 0}>
      {count >= maxCounted ? `${maxCounted.toLocaleString('en')}+` : count}
    </span>
  );
}
