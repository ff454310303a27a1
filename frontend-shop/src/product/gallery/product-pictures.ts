import type { Product, ProductDetails } from '../product.api';

export interface Picture {
  image: string;
  alt: string;
}

/** The picture of the selected colour first, then the further pictures for this colour. */
export function picturesOf(
  { title, image, options }: Product,
  further: ProductDetails['pictures'],
  colour: string | null,
): [Picture, ...Picture[]] {
  const inColour = options.colours.find(({ name }) => name === colour);
  const fitting = further.filter((picture) => picture.colour === null || picture.colour === colour);
  return [
    { image: inColour?.image ?? image, alt: title },
    ...fitting.map((picture) => ({ image: picture.image, alt: picture.alt || title })),
  ];
}
