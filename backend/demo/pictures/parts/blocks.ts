import { darker } from '../palette';
import { stitch } from '../piece';
import { canvas } from '../svg';
import { regular, type Cut } from './torso';

export const hemStitch = ({ bottom, hem }: Cut, colour: string) =>
  stitch(
    `M ${canvas.axis - hem + 5} ${bottom - 28} Q ${canvas.axis} ${bottom - 6} ${canvas.axis + hem - 5} ${bottom - 28}`,
    darker(colour, 0.4),
  );

/** The cuts of upper bodies, which fronts and backs share. */
export const roomy: Cut = { ...regular, shoulder: 212, chest: 206, waist: 204, hem: 194, bottom: 760 };

export const tailored: Cut = { ...regular, neckDrop: 60, waist: 180, hem: 186, bottom: 812 };

export const outer: Cut = { ...regular, shoulder: 214, chest: 212, waist: 208, hem: 204, bottom: 770 };

export const long: Cut = { ...outer, waist: 196, hem: 232, bottom: 915 };

export const bodice: Cut = {
  ...regular,
  neckWidth: 84,
  shoulder: 168,
  chest: 152,
  waist: 140,
  hem: 128,
  bottom: 480,
};
