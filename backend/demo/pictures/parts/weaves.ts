import { darker, lighter, mix } from '../palette';
import { define } from '../svg';

/** A piece is cut from a cloth: a dyed colour, a weave over it, and the second colour that the weave may need. */
export interface Cloth {
  colour: string;
  weave: WeaveName;
  second: string;
  /** Whether it shines, as leather, satin and nylon do. Cotton, wool and denim take the light softly. */
  shines?: boolean;
}

interface Tile {
  width: number;
  height: number;
  markup: string;
}

const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
const band = (x: number, y: number, width: number, height: number, colour: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}" fill-opacity="${opacity}"/>`;
const dot = (x: number, y: number, r: number, colour: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" fill-opacity="${opacity}"/>`;

const flower = (x: number, y: number, petal: string, heart: string) =>
  [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<ellipse cx="${x}" cy="${y - 9}" rx="6" ry="9" fill="${petal}" transform="rotate(${angle} ${x} ${y})"/>`,
    )
    .join('') + dot(x, y, 4.5, heart);

const weaves = {
  stripes: ({ second }) => ({ width: 60, height: 52, markup: band(0, 0, 60, 20, second) }),
  pinstripe: ({ second }) => ({ width: 26, height: 60, markup: band(0, 0, 3.5, 60, second, 0.75) }),
  blocks: ({ second }) => ({ width: 800, height: 1000, markup: band(0, 0, 800, 395, second) }),
  check: ({ second }) => ({
    width: 56,
    height: 56,
    markup: band(0, 0, 56, 28, second, 0.55) + band(0, 0, 28, 56, second, 0.55),
  }),
  plaid: ({ colour, second }) => ({
    width: 120,
    height: 120,
    markup:
      band(0, 0, 120, 46, second, 0.6) +
      band(0, 0, 46, 120, second, 0.6) +
      band(0, 80, 120, 7, lighter(colour, 0.6), 0.7) +
      band(80, 0, 7, 120, lighter(colour, 0.6), 0.7),
  }),
  dots: ({ second }) => ({
    width: 56,
    height: 56,
    markup: dot(14, 14, 7.5, second) + dot(42, 42, 7.5, second),
  }),
  flowers: ({ colour, second }) => ({
    width: 124,
    height: 124,
    markup:
      flower(32, 34, second, mix(second, '#e3a33b', 0.7)) +
      flower(94, 94, lighter(second, 0.35), mix(second, '#e3a33b', 0.7)) +
      `<path d="M 84 24 q 16 4 16 22 q -16 -4 -16 -22 M 28 84 q -10 14 2 26 q 10 -12 -2 -26" fill="${darker(colour, 0.3)}" fill-opacity="0.55"/>`,
  }),
  denim: ({ colour }) => ({
    width: 8,
    height: 16,
    markup:
      line('M -4 16 L 6 -4 M 4 16 L 14 -4', lighter(colour, 0.55), 2, 0.22) +
      line('M -8 16 L 2 -4 M 0 16 L 10 -4 M 8 16 L 18 -4', darker(colour, 0.5), 2, 0.16),
  }),
  knit: ({ colour }) => ({
    width: 20,
    height: 16,
    markup:
      line('M 0 2 L 10 12 L 20 2', darker(colour, 0.45), 3, 0.3) +
      line('M 0 7 L 10 17 L 20 7', lighter(colour, 0.5), 3, 0.25),
  }),
  cable: ({ colour }) => ({
    width: 92,
    height: 64,
    markup:
      line('M 30 0 C 30 22 62 42 62 64 M 62 0 C 62 22 30 42 30 64', darker(colour, 0.4), 8, 0.4) +
      line('M 27 0 C 27 22 59 42 59 64 M 59 0 C 59 22 27 42 27 64', lighter(colour, 0.5), 5, 0.35) +
      line('M 4 0 V 64 M 88 0 V 64', darker(colour, 0.4), 5, 0.32),
  }),
  rib: ({ colour }) => ({
    width: 14,
    height: 60,
    markup: band(0, 0, 5, 60, darker(colour, 0.5), 0.32) + band(7, 0, 4, 60, lighter(colour, 0.5), 0.3),
  }),
  cord: ({ colour }) => ({
    width: 16,
    height: 60,
    markup: band(0, 0, 5, 60, darker(colour, 0.5), 0.3) + band(8, 0, 4, 60, lighter(colour, 0.5), 0.22),
  }),
  herringbone: ({ colour }) => ({
    width: 48,
    height: 24,
    markup:
      line(
        'M 0 0 L 24 24 M 24 24 L 48 0 M 0 12 L 12 24 M 36 24 L 48 12 M 12 0 L 24 12 L 36 0',
        darker(colour, 0.5),
        3.5,
        0.28,
      ) + line('M 0 6 L 18 24 M 30 24 L 48 6', lighter(colour, 0.6), 3, 0.22),
  }),
  mesh: ({ colour }) => ({
    width: 16,
    height: 14,
    markup: dot(4, 4, 2.6, darker(colour, 0.6), 0.4) + dot(12, 11, 2.6, darker(colour, 0.6), 0.4),
  }),
  straw: ({ colour }) => ({
    width: 22,
    height: 22,
    markup:
      line('M 0 5 H 11 M 11 16 H 22', darker(colour, 0.5), 4, 0.3) +
      line('M 5 11 V 22 M 16 0 V 11', lighter(colour, 0.6), 4, 0.4),
  }),
} satisfies Record<string, (cloth: Cloth) => Tile>;

export type WeaveName = 'plain' | keyof typeof weaves;

/** The weave laid over `d`; `turn` follows the grain of a piece that isn't cut upright. */
export function weaveOver(d: string, cloth: Cloth, turn = 0): string {
  if (cloth.weave === 'plain') return '';
  const tile = joined(weaves[cloth.weave](cloth));
  const pattern = define(
    (id) =>
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${tile.width}" height="${tile.height}" patternTransform="rotate(${turn})">${tile.markup}</pattern>`,
  );
  return `${pattern.markup}<path d="${d}" fill="url(#${pattern.id})"/>`;
}

/** Many copies of a small tile as one large: the renderer is slow at repeating small ones. */
function joined(tile: Tile): Tile {
  const [across, down] = [Math.ceil(96 / tile.width), Math.ceil(96 / tile.height)];
  const copies = Array.from({ length: across * down }, (_, index) => {
    const [x, y] = [(index % across) * tile.width, Math.floor(index / across) * tile.height];
    return `<svg x="${x}" y="${y}" width="${tile.width}" height="${tile.height}">${tile.markup}</svg>`;
  });
  return { ...tile, width: tile.width * across, height: tile.height * down, markup: copies.join('') };
}
