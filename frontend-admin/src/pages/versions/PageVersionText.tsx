import Button from 'antd/es/button';
import { lazy, Suspense } from 'react';
import { useDispatch } from 'react-redux';
import { CompareField } from './CompareField';
import { LoadedVersion } from './LoadedVersion';
import { pageEditor } from '../page-editor';
import { PageText } from '../PagePreview';
import type { TextPage, VersionText } from '../pages.api';
import styles from '../pages.module.css';

const TextChanges = lazy(() => import('./TextChanges'));

interface PageVersionTextProps {
  page: TextPage;
  version: number;
  /** The version with which it is compared. */
  comparedWith: number | null;
}

/** A version as shoppers saw it, or its differences to another one. An earlier one can be restored, as a new version. */
export function PageVersionText({ page, version, comparedWith }: PageVersionTextProps) {
  const { slug } = page;
  return (
    <LoadedVersion slug={slug} version={version}>
      {(text) => (
        <>
          {version !== page.version && <Restore page={page} text={text} />}
          <CompareField version={version} comparedWith={comparedWith} />
          {comparedWith === null ? (
            <PageText html={text.html} />
          ) : (
            <LoadedVersion slug={slug} version={comparedWith}>
              {(other) => <Comparison one={text} other={other} />}
            </LoadedVersion>
          )}
        </>
      )}
    </LoadedVersion>
  );
}

function Comparison({ one, other }: { one: VersionText; other: VersionText }) {
  const [before, after] = one.version < other.version ? [one, other] : [other, one];
  return (
    <Suspense>
      <TextChanges before={before} after={after} />
    </Suspense>
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
