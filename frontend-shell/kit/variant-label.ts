interface Chosen {
  size: string | null;
  colour: string | null;
}

/** `M · Navy`; empty without size and colour. */
export const variantLabel = ({ size, colour }: Chosen): string => [size, colour].filter(Boolean).join(' · ');
