import { pictureSources } from '@haberdash/kit/pictures';
import { PictureDropArea } from '../pictures/PictureDropArea';
import { PictureUpload } from '../pictures/PictureUpload';
import styles from './products.module.css';
import type { Product } from './products.api';

/** A new product takes a picture; an edited one keeps its own. */
export function ProductPicture({ editing }: { editing: Product | null }) {
  return (
    <section className={styles.picture} aria-label="Picture">
      {editing ? (
        <PictureDropArea disabled>
          <div className={styles.keptPicture}>
            <img {...pictureSources(editing.image)} sizes="6rem" alt={editing.title} />
            <p>The picture stays as it is.</p>
          </div>
        </PictureDropArea>
      ) : (
        <PictureUpload ratio="4 / 5" />
      )}
    </section>
  );
}
