import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { History } from '../audit/History';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { pageEditor } from './page-editor';
import { pageAudit, pagesPath } from './page-paths';
import { PageSheet } from './PageSheet';
import { PageVersionText } from './versions/PageVersionText';
import { PageVersions } from './versions/PageVersions';
import type { TextPage } from './pages.api';
import styles from './pages.module.css';
import { pageDeleteRequested, pageRequested, selectPage } from './pages.slice';

/** A page in the newest version or in the one that the address names, with its versions and its changes. */
export default function PageDetailsPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const { value: page, request } = useSelector(selectPage);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(pageRequested(slug)), [dispatch, slug]);

  if (request.status === 'failed') {
    return (
      <Page title="Page">
        <ErrorState title="We couldn't load the page" onRetry={() => dispatch(pageRequested(slug))}>
          <p>{request.message}</p>
          <p>
            <Link to={pagesPath}>All pages</Link>
          </p>
        </ErrorState>
      </Page>
    );
  }
  if (page?.slug !== slug) {
    return (
      <Page title="Page">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </Page>
    );
  }
  const version = Number(params.get('version')) || page.version;
  const comparedWith = Number(params.get('compare')) || null;
  return (
    <Page title={page.title} action={<PageActions page={page} />}>
      <Panel title={version === page.version ? 'Text' : `Version ${version}`}>
        <PageVersionText page={page} version={version} comparedWith={comparedWith} />
      </Panel>
      <Panel title="Versions">
        <PageVersions slug={slug} shown={version} />
      </Panel>
      <Panel title="Changes">
        <History subjectId={pageAudit(slug)} />
      </Panel>
      <PageSheet />
    </Page>
  );
}

function PageActions({ page }: { page: TextPage }) {
  const dispatch = useDispatch();
  const [modal, question] = Modal.useModal();
  const askToDelete = async () => {
    const isSure = await modal.confirm({
      title: `Delete ${page.title}?`,
      content: 'Its versions are deleted, too. Links to it lead nowhere.',
      okText: 'Delete',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
    if (isSure) dispatch(pageDeleteRequested(page.slug));
  };
  return (
    <span className={styles.actions}>
      {!page.isWellKnown && (
        <Button danger type="text" onClick={() => void askToDelete()}>
          Delete
        </Button>
      )}
      <Button type="primary" onClick={() => dispatch(pageEditor.opened({ saved: page }))}>
        Edit
      </Button>
      {question}
    </span>
  );
}
