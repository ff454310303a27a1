import type { Product } from '../product/product.api';
import { ProductPicture } from '../product/ProductPicture';
import styles from './product-gallery.module.css';

/** Of half a page; product-first-sight.html has the same. */
const sizes =
  '(min-width: 120rem) 46.5rem, (min-width: 82rem) 38.5rem, (min-width: 48rem) calc(50vw - 2.5rem), calc(100vw - 2rem)';

interface ProductGalleryProps {
  product: Product;
  /** The chosen colour. */
  colour: string | null;
  onChoose: (colour: string) => void;
}

/** The product in the chosen colour, and how it looks in the others. */
export function ProductGallery({ product, colour, onChoose }: ProductGalleryProps) {
  const { colours } = product.options;
  const shown = colours.find(({ name }) => name === colour);
  const hasSeveralPictures = new Set(colours.map(({ image }) => image)).size > 1;

  return (
    <div className={styles.gallery}>
      <ProductPicture
        product={{ title: product.title, image: shown?.image ?? product.image }}
        sizes={sizes}
        className={styles.picture}
        eager
      />
      {hasSeveralPictures && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {colours.map(({ name, image }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Show ${name}`}
                aria-pressed={name === colour}
                onClick={() => onChoose(name)}
              >
                <ProductPicture product={{ title: '', image }} sizes="4.5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
