import type { Product } from '../product.api';
import type { Picture } from './product-pictures';
import { ProductPicture } from '../ProductPicture';
import styles from './product-gallery.module.css';

interface ThumbnailsProps {
  product: Product;
  pictures: Picture[];
  shown: Picture;
  onShow: (picture: Picture) => void;
}

/** A phone has room for this many dots. For more it shows their number, and a swipe turns them. */
const mostOnPhone = 10;

/** None beside a single picture. A phone shows them as dots. */
export function Thumbnails({ product, pictures, shown, onShow }: ThumbnailsProps) {
  if (pictures.length === 1) return null;
  const isLong = pictures.length > mostOnPhone;
  const place = pictures.indexOf(shown) + 1;
  return (
    <>
      {isLong && (
        <p className={styles.place} aria-hidden="true">
          {place} / {pictures.length}
        </p>
      )}
      <ul
        className={isLong ? `${styles.thumbnails} ${styles.many}` : styles.thumbnails}
        aria-label="Pictures"
      >
        {pictures.map((picture, index) => (
          <li key={picture.image}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={`Show picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
              aria-pressed={picture.image === shown.image}
              onClick={() => onShow(picture)}
            >
              <ProductPicture product={{ ...product, title: '', image: picture.image }} sizes="4rem" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
