import { pictureSources } from '@haberdash/kit/pictures';
import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Picture } from './product-pictures';
import styles from './picture-zoom.module.css';

export interface PictureZoomProps {
  title: string;
  pictures: Picture[];
  /** The one to begin with. */
  first: number;
  onShow: (picture: Picture) => void;
  onClose: () => void;
}

/** The pictures over the whole screen, each to be zoomed. The modal <dialog> lies above other dialogs, traps the focus and restores it. */
export default function PictureZoom({ title, pictures, first, onShow, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const label = `Pictures of ${title}`;

  const begin = useEffectEvent((element: HTMLDialogElement, slides: SlideData[]) => {
    const zoom = new PhotoSwipe({ ...look, dataSource: slides, index: first, appendToEl: element });
    zoom.on('change', () => onShow(pictures[zoom.currIndex]!));
    zoom.on('destroy', onClose);
    zoom.init();
    zoom.element?.setAttribute('aria-label', label);
    return zoom;
  });
  const measure = useEffectEvent(() => Promise.all(pictures.map(slideOf)));

  // Before the elements are removed: then the browser can still restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current!;
    let zoom: PhotoSwipe | undefined;
    element.showModal();
    void measure().then((slides) => {
      if (!element.open) return;
      zoom = begin(element, slides);
    });
    return () => {
      element.close();
      if (zoom && !zoom.isDestroying) zoom.destroy();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={label}
      // PhotoSwipe closes on Escape by itself, with its animation.
      onCancel={(event) => event.preventDefault()}
    />
  );
}

const arrow = (path: string) =>
  `<svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" class="${styles.arrow}"><path d="${path}"/></svg>`;

const look: PhotoSwipeOptions = {
  arrowPrevSVG: arrow('M14.5 5.5 8 12l6.5 6.5'),
  arrowNextSVG: arrow('M9.5 5.5 16 12l-6.5 6.5'),
  closeTitle: 'Close',
  zoomTitle: 'Zoom',
  arrowPrevTitle: 'Previous picture',
  arrowNextTitle: 'Next picture',
  indexIndicatorSep: ' of ',
  errorMsg: 'The picture could not be loaded.',
  bgOpacity: 1,
  showHideAnimationType: 'fade',
  wheelToZoom: true,
  returnFocus: false,
};

/** PhotoSwipe must know how large a picture is; its smallest version tells its proportions. */
async function slideOf({ image, alt }: Picture): Promise<SlideData> {
  const { src, srcSet } = pictureSources(image);
  const versions = srcSet?.split(', ').map((version) => version.split(' ') as [string, string]) ?? [];
  const [smallest = src] = versions[0] ?? [];
  const [largest = src, largestWidth] = versions.at(-1) ?? [];
  const { width, height } = await sizeOf(smallest);
  const shownWidth = largestWidth ? parseInt(largestWidth, 10) : width;
  return {
    src: largest,
    srcset: srcSet,
    alt,
    width: shownWidth,
    height: Math.round((shownWidth * height) / width),
  };
}

/** The usual size, which is taken for a picture that can't be loaded. */
const portrait = { width: 960, height: 1200 };

async function sizeOf(src: string): Promise<{ width: number; height: number }> {
  const picture = new Image();
  picture.src = src;
  await picture.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = picture;
  return width > 0 && height > 0 ? { width, height } : portrait;
}
