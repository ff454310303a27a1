import pictureWidths from './api/picture-widths.json';
import { pageMeta } from '@haberdash/kit/page-meta';

export interface PictureSources {
  src: string;
  srcSet?: string;
}

/** The address of an uploaded picture is that of its largest width. */
const uploaded = /^(.*\/uploads\/.+)-(\d{1,3}|1[01]\d\d|1200)\.webp$/;

/** The origin of a CDN, if the server names one in the page. */
const cdn = () => pageMeta('pictures-url') ?? '';

/**
 * An uploaded picture exists in its largest width and in the standard widths below; an external one only at its
 * address.
 */
export function pictureSources(url: string): PictureSources {
  const address = url.startsWith('/uploads/') ? cdn() + url : url;
  const [, name, largest] = uploaded.exec(address) ?? [];
  if (!name) return { src: address };
  const widths = [...pictureWidths.filter((width) => width < Number(largest)), Number(largest)];
  return {
    src: `${name}-${widths.includes(640) ? 640 : largest}.webp`,
    srcSet: widths.map((width) => `${name}-${width}.webp ${width}w`).join(', '),
  };
}

/** In percent, from the top left. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The style of a picture that is cropped: its focal point stays visible. @param points by the addresses of pictures */
export function cropOf(
  points: Record<string, FocalPoint> | undefined,
  image: string | null,
): { objectPosition: string } | undefined {
  const point = points?.[image ?? ''];
  return point && { objectPosition: `${point.x}% ${point.y}%` };
}
