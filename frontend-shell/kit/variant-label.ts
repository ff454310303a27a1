interface Chosen {
  size: string | null;
  colour: string | null;
}

/** `M · Navy`; what a thing does not have is left out, and '' stands for neither. */
export const variantLabel = ({ size, colour }: Chosen): string => [size, colour].filter(Boolean).join(' · ');
