import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EditorSheet } from '../editor/EditorSheet';
import { shopTime } from '../time/shop-time';
import { LoadedList } from '../ui/LoadedList';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { mailTextEditor } from './mail-text-editor';
import { MailTextForm } from './MailTextForm';
import type { MailText } from './mail-texts.api';
import styles from './mail-texts.module.css';
import { selectTexts, textsRequested } from './mail-texts.slice';

/** The words of each kind of e-mail that customers get. */
export default function MailTextsPage() {
  const texts = useSelector(selectTexts);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(textsRequested()), [dispatch]);
  return (
    <Page title="E-mail texts">
      <Panel title="E-mails to customers">
        <p>Items, amounts, addresses and links are always in the e-mails. The words around them are yours.</p>
        <LoadedList
          name="e-mail texts"
          list={texts}
          placeholder={<Skeleton active title={false} paragraph={{ rows: 12 }} />}
          emptyHint="The shop writes no e-mails."
          onRetry={() => dispatch(textsRequested())}
        >
          {(loaded) => (
            <ul className={styles.texts}>
              {loaded.map((text) => (
                <TextEntry key={text.name} text={text} />
              ))}
            </ul>
          )}
        </LoadedList>
      </Panel>
      <EditorSheet editor={mailTextEditor} title={(saved) => `Edit ${saved?.title ?? ''}`} isWide>
        <MailTextForm />
      </EditorSheet>
    </Page>
  );
}

function TextEntry({ text }: { text: MailText }) {
  const { title, subject, isEdited, changedDate } = text;
  const dispatch = useDispatch();
  return (
    <li>
      <span className={styles.title}>{title}</span>
      <span className={styles.subject}>{subject}</span>
      <span className={styles.about}>
        {isEdited && changedDate ? (
          <>
            Edited, <time dateTime={changedDate}>{shopTime(changedDate)}</time>
          </>
        ) : (
          'Original words'
        )}
      </span>
      <Button
        size="small"
        aria-label={`Edit ${title}`}
        onClick={() => dispatch(mailTextEditor.opened({ saved: text }))}
      >
        Edit
      </Button>
    </li>
  );
}
