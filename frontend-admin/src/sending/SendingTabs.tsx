import { useSelector } from 'react-redux';
import { NavLink, useSearchParams } from 'react-router-dom';
import { selectCounts } from './shipping.slice';
import { pathOf, stepOf, tabs } from './steps';
import styles from './sending.module.css';

/** The steps of shipping, each with the number of its orders. */
export function SendingTabs() {
  const [params] = useSearchParams();
  const { value: counts } = useSelector(selectCounts);
  const current = stepOf(params);
  return (
    <nav className={styles.tabs} aria-label="Orders to send">
      {tabs.map((step) => (
        <NavLink
          key={step.toSend}
          to={pathOf(step)}
          className={styles.tab}
          aria-current={step === current ? 'page' : 'false'}
        >
          {step.label}{' '}
          {counts && step.count && <span className={styles.count}>{writtenCount(counts[step.count])}</span>}
        </NavLink>
      ))}
    </nav>
  );
}

const writtenCount = ({ count, isExact }: { count: number; isExact: boolean }): string =>
  `${count.toLocaleString('en-US')}${isExact ? '' : '+'}`;
