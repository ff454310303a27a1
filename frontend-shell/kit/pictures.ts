export interface PictureSources {
  src: string;
  srcSet?: string;
}

const uploaded = /^(.*\/uploads\/.+)-1200\.webp$/;
const widths = [320, 640, 800, 1200];

/** Our own pictures come in four widths; a picture from elsewhere has only its address. */
export function pictureSources(url: string): PictureSources {
  const name = uploaded.exec(url)?.[1];
  if (!name) return { src: url };
  return {
    src: `${name}-640.webp`,
    srcSet: widths.map((width) => `${name}-${width}.webp ${width}w`).join(', '),
  };
}
