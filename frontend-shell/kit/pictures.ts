import pictureWidths from './api/picture-widths.json';

export interface PictureSources {
  src: string;
  srcSet?: string;
}

/** The address of an uploaded picture is that of its largest width. */
const uploaded = /^(.*\/uploads\/.+)-(\d{1,3}|1[01]\d\d|1200)\.webp$/;

/**
 * An uploaded picture exists in its largest width and in the standard widths below; an external one only at its
 * address.
 */
export function pictureSources(url: string): PictureSources {
  const [, name, largest] = uploaded.exec(url) ?? [];
  if (!name) return { src: url };
  const widths = [...pictureWidths.filter((width) => width < Number(largest)), Number(largest)];
  return {
    src: `${name}-${widths.includes(640) ? 640 : largest}.webp`,
    srcSet: widths.map((width) => `${name}-${width}.webp ${width}w`).join(', '),
  };
}
