import { diffLines, diffWordsWithSpace } from 'diff';
import type { VersionText } from '../pages.api';
import styles from '../pages.module.css';

interface TextChangesProps {
  before: VersionText;
  after: VersionText;
}

/** The differences between two versions of a page, in their Markdown. */
export default function TextChanges({ before, after }: TextChangesProps) {
  const isSame = before.title === after.title && before.body === after.body;
  return (
    <>
      <p role="status" className={styles.about}>
        From version {before.version} to version {after.version}:{' '}
        {isSame ? 'nothing changed.' : 'added text is underlined, removed text is struck through.'}
      </p>
      <div className={styles.difference}>
        <p className={styles.title}>
          <Changed before={before.title} after={after.title} />
        </p>
        <div>
          <Changed before={before.body} after={after.body} />
        </div>
      </div>
    </>
  );
}

function Changed({ before, after }: { before: string; after: string }) {
  return changesBetween(before, after).map(({ value, added, removed }, place) => {
    if (added) return <ins key={place}>{value}</ins>;
    return removed ? <del key={place}>{value}</del> : <span key={place}>{value}</span>;
  });
}

/** Comparing the words of two long texts with little in common would take seconds. */
const mostChangedWords = 2000;

function changesBetween(before: string, after: string) {
  return diffWordsWithSpace(before, after, { maxEditLength: mostChangedWords }) ?? diffLines(before, after);
}
