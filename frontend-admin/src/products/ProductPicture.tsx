import { pictureSources } from '@haberdash/kit/pictures';
import Alert from 'antd/es/alert';
import { PictureDropArea } from '../pictures/PictureDropArea';
import { PictureUpload } from '../pictures/PictureUpload';
import styles from './products.module.css';
import type { Product } from './products.api';

interface ProductPictureProps {
  editing: Product | null;
  /** What the server finds wrong with it. */
  error: string | undefined;
}

/** A new product takes a picture; an edited one keeps its own. */
export function ProductPicture({ editing, error }: ProductPictureProps) {
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
        <PictureUpload place="product" ratio="4 / 5" />
      )}
      {error && <Alert className={styles.pictureError} type="error" showIcon title={error} />}
    </section>
  );
}
