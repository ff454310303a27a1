import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { BrandName, CategoryName } from '../taxonomy/names';
import { shopTime } from '../time/shop-time';
import { LoadedList } from '../ui/LoadedList';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { pageEditor } from './page-editor';
import { pagePath } from './page-paths';
import { PageSheet } from './PageSheet';
import type { ListedPage } from './pages.api';
import styles from './pages.module.css';
import { pagesRequested, selectPages } from './pages.slice';

export default function PagesPage() {
  const pages = useSelector(selectPages);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(pagesRequested()), [dispatch]);

  return (
    <Page
      title="Pages"
      action={
        <Button type="primary" onClick={() => dispatch(pageEditor.opened({ saved: null }))}>
          Add page
        </Button>
      }
    >
      <Panel title="All pages">
        <LoadedList
          name="pages"
          list={pages}
          placeholder={<Skeleton active title={false} paragraph={{ rows: 7 }} />}
          emptyHint="Add the first one."
          onRetry={() => dispatch(pagesRequested())}
        >
          {(loaded) => (
            <ul className={styles.pages}>
              {loaded.map((page) => (
                <PageEntry key={page.slug} page={page} />
              ))}
            </ul>
          )}
        </LoadedList>
      </Panel>
      <PageSheet />
    </Page>
  );
}

function PageEntry({ page }: { page: ListedPage }) {
  const { slug, title, version, updatedAt, by } = page;
  return (
    <li>
      <Link to={pagePath({ slug })} className={styles.title}>
        {title}
      </Link>
      <span className={styles.about}>
        <PageKind page={page} />
      </span>
      <span className={styles.about}>
        Version {version}, <time dateTime={updatedAt}>{shopTime(updatedAt)}</time>
        {by.name && `, ${by.name}`}
      </span>
    </li>
  );
}

function PageKind({ page: { slug, kind, brand, category, isWellKnown } }: { page: ListedPage }) {
  if (kind === 'page') return isWellKnown ? 'Linked in the footer' : `/shop/pages/${slug}`;
  if (brand !== null) return <>Size guide for {<BrandName slug={brand} />}</>;
  if (category !== null) return <>Size guide for {<CategoryName slug={category} />}</>;
  return 'Size guide for all products';
}
