import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pageEditor } from './page-editor';
import { PageText } from './PagePreview';
import type { TextPage, VersionText } from './pages.api';
import styles from './pages.module.css';
import { selectText, textRequested } from './pages.slice';

interface PageVersionTextProps {
  page: TextPage;
  version: number;
}

/** A version as shoppers saw it. An earlier one can be restored, as a new version. */
export function PageVersionText({ page, version }: PageVersionTextProps) {
  const { slug } = page;
  const { value, request } = useSelector((state: Parameters<typeof selectText>[0]) =>
    selectText(state, { slug, version }),
  );
  const dispatch = useDispatch();
  const load = () => void dispatch(textRequested({ slug, version }));
  useEffect(() => void dispatch(textRequested({ slug, version })), [dispatch, slug, version]);

  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load this version" onRetry={load}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!value) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  return (
    <>
      {version !== page.version && <Restore page={page} text={value} />}
      <PageText html={value.html} />
    </>
  );
}

/** Opens the form with the earlier text, so that it is looked at before it is saved. */
function Restore({ page, text: { title, body, version } }: { page: TextPage; text: VersionText }) {
  const dispatch = useDispatch();
  return (
    <p className={styles.restore}>
      This is an earlier version: “{title}”.
      <Button onClick={() => dispatch(pageEditor.opened({ saved: page, initial: { title, body } }))}>
        Restore version {version}
      </Button>
    </p>
  );
}
