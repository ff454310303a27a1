import { pictureSources } from '@haberdash/kit/pictures';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { pictureRemoved } from '../../pictures/picture-upload.slice';
import { PictureDropArea } from '../../pictures/PictureDropArea';
import { PictureUpload } from '../../pictures/PictureUpload';
import { useUpload } from '../../pictures/use-upload';
import styles from '../products.module.css';
import type { Product } from '../products.api';

interface ProductPictureProps {
  editing: Product | null;
  /** The server's error message. */
  error: string | undefined;
}

/** The name of the upload's place in the state. */
const place = 'product';

/** Uploads the picture of a new product; an edited product keeps its own until it is replaced. */
export function ProductPicture({ editing, error }: ProductPictureProps) {
  const [isReplacing, setReplacing] = useState(false);
  const { url: chosen } = useUpload(place);
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(pictureRemoved(place)), [dispatch]);

  return (
    <section className={styles.picture} aria-label="Picture">
      {editing && !isReplacing ? (
        <CurrentPicture image={chosen ?? editing.image} title={editing.title} />
      ) : (
        <PictureUpload place={place} ratio="4 / 5" />
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

function CurrentPicture({ image, title }: Pick<Product, 'image' | 'title'>) {
  return (
    <PictureDropArea disabled>
      <div className={styles.keptPicture}>
        <img {...pictureSources(image)} sizes="6rem" alt={title} />
        <p>Current picture</p>
      </div>
    </PictureDropArea>
  );
}
