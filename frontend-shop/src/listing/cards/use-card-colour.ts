import { useState } from 'react';
import type { Product } from '../../product/product.api';
import { picturedColour } from '../../product/variants';

/** The colour in which a card shows its product. */
export function useCardColour(product: Product, wantedColours: string[]) {
  const [tapped, choose] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  const { colours } = product.options;
  const called = (name: string | null) => colours.find((colour) => colour.name === name);
  const wanted = colours.find(({ name }) => wantedColours.includes(name));
  const chosen = called(tapped) ?? wanted;
  const current = chosen ?? picturedColour(product);

  const shown = called(pointed) ?? current ?? product;

  return {
    chosen: chosen?.name ?? null,
    current: current?.name,
    image: shown.image,
    /** Another picture of the same colour. */
    secondImage: shown.secondImage,
    choose,
    point,
  };
}

export type CardColour = ReturnType<typeof useCardColour>;
