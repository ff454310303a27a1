/** Every picture is kept in these widths, smallest first; one that is narrower stays as wide as it is. */
export const pictureWidths = [320, 640, 800, 1200] as const;

export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPicturePixels = 50_000_000;

/** What an upload gave. */
export interface Picture {
  name: string;
  widths: number[];
  /** A tiny blurred stand-in, as a data: address. */
  placeholder: string;
}

/** A picture in one of its widths. */
export interface PictureFile {
  name: string;
  width: number;
}

export const picturePath = ({ name, width }: PictureFile): string => `/uploads/${name}-${width}.webp`;

/** @returns undefined when no upload can have given the path */
export function readPicturePath(path: string): PictureFile | undefined {
  const [, name, width] = /^\/uploads\/([\w-]+)-(\d{1,4})\.webp$/.exec(path) ?? [];
  return name === undefined ? undefined : { name, width: Number(width) };
}

/** Its widths as an `img` wants them; a picture from elsewhere has only its address. */
export function pictureSources(image: string): { src: string; srcset?: string } {
  const name = /^(.*\/uploads\/.+)-1200\.webp$/.exec(image)?.[1];
  if (name === undefined) return { src: image };
  const srcset = pictureWidths.map((width) => `${name}-${width}.webp ${width}w`).join(', ');
  return { src: `${name}-640.webp`, srcset };
}

export const isAddressElsewhere = (image: string): boolean => /^https?:\/\//.test(image);
