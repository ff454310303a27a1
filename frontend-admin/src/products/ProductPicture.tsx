import { pictureSources } from '@haberdash/kit/pictures';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { PictureDropArea } from '../pictures/PictureDropArea';
import { PictureUpload } from '../pictures/PictureUpload';
import styles from './products.module.css';
import type { Product } from './products.api';

interface ProductPictureProps {
  editing: Product | null;
  /** The server's error message. */
  error: string | undefined;
}

/** Uploads the picture of a new product; an edited product keeps its own until it is replaced. */
export function ProductPicture({ editing, error }: ProductPictureProps) {
  const [isReplacing, setReplacing] = useState(false);
  return (
    <section className={styles.picture} aria-label="Picture">
      {editing && !isReplacing ? (
        <CurrentPicture product={editing} />
      ) : (
        <PictureUpload place="product" ratio="4 / 5" />
      )}
      {editing && (
        <Button onClick={() => setReplacing(!isReplacing)}>
          {isReplacing ? 'Keep current picture' : 'Replace picture'}
        </Button>
      )}
      {error && <Alert type="error" showIcon title={error} />}
    </section>
  );
}

function CurrentPicture({ product: { image, title } }: { product: Product }) {
  return (
    <PictureDropArea disabled>
      <div className={styles.keptPicture}>
        <img {...pictureSources(image)} sizes="6rem" alt={title} />
        <p>Current picture</p>
      </div>
    </PictureDropArea>
  );
}
