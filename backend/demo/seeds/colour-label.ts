import type { ColourName } from '../pictures/palette';

const renamed: Partial<Record<ColourName, string>> = {
  sky: 'Sky blue',
  wash: 'Light wash',
  forest: 'Forest green',
  steel: 'Silver',
};

/** A colour of the palette as the shop's customers read it. */
export const colourLabel = (colour: ColourName): string =>
  renamed[colour] ?? colour.charAt(0).toUpperCase() + colour.slice(1);
