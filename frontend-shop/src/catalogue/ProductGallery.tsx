import { useState } from 'react';
import type { Product, ProductDetails } from '../product/product.api';
import { picturesOf } from '../product/product-pictures';
import { ProductPicture } from '../product/ProductPicture';
import styles from './product-gallery.module.css';

/** Half a page wide; on phones as wide as its height allows: see product-details.module.css. */
export const gallerySizes = [
  '(min-width: 120rem) 46.5rem',
  '(min-width: 82rem) 38.5rem',
  '(min-width: 48rem) calc(50vw - 2.5rem)',
  'min(100vw - 2rem, max(12rem, 80vh - 25.8rem))',
].join(', ');

interface ProductGalleryProps {
  product: Product;
  /** Pictures other than the main one. */
  further: ProductDetails['pictures'];
  /** The selected colour. */
  colour: string | null;
}

/** A large picture in the selected colour, with thumbnails if there are several. */
export function ProductGallery({ product, further, colour }: ProductGalleryProps) {
  const [asked, setAsked] = useState<{ image: string; colour: string | null }>();
  const pictures = picturesOf(product, further, colour);
  // Another colour starts with its own picture.
  const isAsked = ({ image }: { image: string }) => asked?.colour === colour && asked.image === image;
  const shown = pictures.find(isAsked) ?? pictures[0];

  return (
    <div className={styles.gallery}>
      <ProductPicture
        product={{ title: shown.alt, image: shown.image }}
        sizes={gallerySizes}
        className={styles.picture}
        eager
      />
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {pictures.map(({ image, alt }, index) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Show picture ${index + 1} of ${pictures.length}: ${alt}`}
                aria-pressed={image === shown.image}
                onClick={() => setAsked({ image, colour })}
              >
                <ProductPicture product={{ title: '', image }} sizes="4rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
