import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { usePicture } from '@haberdash/kit/use-picture';
import styles from './collections.module.css';

interface CollectionHeaderProps {
  /** Undefined until it is known. */
  collection: { title: string; description: string; picture: string | null } | undefined;
}

export function CollectionHeader({ collection }: CollectionHeaderProps) {
  const { title = '', description = '', picture = null } = collection ?? {};
  return (
    <header className={picture === null ? styles.header : `${styles.header} ${styles.band}`}>
      {picture !== null && <CollectionPicture key={picture} url={picture} />}
      <div className={styles.words}>
        <PageHeading title={title || 'Collection'}>{title || '\u00a0'}</PageHeading>
        {description && <p>{description}</p>}
      </div>
    </header>
  );
}

/** The heading says what it shows. */
function CollectionPicture({ url }: { url: string }) {
  return (
    <img
      {...usePicture(url)}
      sizes="auto, (min-width: 82rem) 80rem, 100vw"
      className={styles.picture}
      width={1200}
      height={600}
      alt=""
      // React would not show the page before an eager picture that its skeleton does not have.
      loading="lazy"
      decoding="async"
    />
  );
}
