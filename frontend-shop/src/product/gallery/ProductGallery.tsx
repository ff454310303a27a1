import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import { retryOnce } from '@haberdash/kit/retry-once';
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import type { Product, ProductDetails } from '../product.api';
import { gallerySizes } from './gallery-sizes';
import { picturesOf, type Picture } from './product-pictures';
import { ProductPicture } from '../ProductPicture';
import { useSwipe } from '../../ui/use-swipe';
import styles from './product-gallery.module.css';
import type { PictureZoomProps } from './PictureZoom';
import { Thumbnails } from './Thumbnails';

interface ProductGalleryProps {
  product: Product;
  /** Pictures other than the main one. */
  further: ProductDetails['pictures'];
  colour: string | null;
}

/** A large picture in the selected colour, with thumbnails if there are several. A swipe or an arrow key turns to the next, a click zooms. */
export function ProductGallery({ product, further, colour }: ProductGalleryProps) {
  const [asked, setAsked] = useState<{ image: string; colour: string | null }>();
  const zoom = useZoom();

  const pictures = picturesOf(product, further, colour);
  // Another colour starts with its own picture.
  const isAsked = ({ image }: Picture) => asked?.colour === colour && asked.image === image;
  const place = Math.max(pictures.findIndex(isAsked), 0);
  const shown = pictures[place] ?? pictures[0];

  const show = ({ image }: Picture) => setAsked({ image, colour });
  const turn = (by: 1 | -1) => {
    const next = pictures[place + by];
    if (next) show(next);
  };
  const swipe = useSwipe((to) => turn(to === 'left' ? 1 : -1));
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };

  return (
    <div className={styles.gallery} onKeyDown={zoom.Pictures ? undefined : turnByKey}>
      <button
        type="button"
        className={styles.large}
        aria-haspopup="dialog"
        aria-label={`Zoom: ${shown.alt}`}
        onClick={() => void zoom.open()}
        {...swipe}
      >
        <ProductPicture
          product={{ ...product, title: shown.alt, image: shown.image }}
          sizes={gallerySizes}
          className={styles.picture}
          eager
        />
      </button>
      <Thumbnails product={product} pictures={pictures} shown={shown} onShow={show} />
      {zoom.Pictures && (
        <zoom.Pictures
          title={product.title}
          pictures={pictures}
          first={place}
          onShow={show}
          onClose={zoom.close}
        />
      )}
    </div>
  );
}

/** Few shoppers zoom, so its code is loaded by the click. When that fails, the next click tries again. */
function useZoom() {
  const [Pictures, setPictures] = useState<ComponentType<PictureZoomProps>>();
  const close = () => setPictures(undefined);
  useBackToClose(Pictures !== undefined, close);
  const open = async () => {
    const loaded = await retryOnce(() => import('./PictureZoom')).catch(() => undefined);
    setPictures(() => loaded?.default);
  };
  return { Pictures, open, close };
}
