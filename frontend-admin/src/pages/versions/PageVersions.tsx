import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shopTime } from '../../time/shop-time';
import { LoadedList } from '../../ui/LoadedList';
import { pagePath } from '../page-paths';
import styles from '../pages.module.css';
import { pageRequested, selectVersions } from '../pages.slice';

interface PageVersionsProps {
  slug: string;
  /** The version that the page shows. */
  shown: number;
}

/** All versions of a page, newest first. */
export function PageVersions({ slug, shown }: PageVersionsProps) {
  const versions = useSelector(selectVersions);
  const dispatch = useDispatch();
  return (
    <LoadedList
      name="versions"
      list={versions}
      placeholder={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
      emptyHint="Each saved text appears here."
      onRetry={() => dispatch(pageRequested(slug))}
    >
      {(loaded) => (
        <ol className={styles.versions}>
          {loaded.map(({ version, at, by }) => (
            <li key={version}>
              <Link to={pagePath({ slug, version })} aria-current={version === shown ? 'true' : undefined}>
                Version {version}
              </Link>
              <span className={styles.about}>
                <time dateTime={at}>{shopTime(at)}</time>
                {by.name && `, ${by.name}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </LoadedList>
  );
}
