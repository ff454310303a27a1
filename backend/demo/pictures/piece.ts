import { darker, lighter } from './palette';
import { define, moved } from './svg';
import { weaveOver, type Cloth } from './parts/weaves';

/** A crease from one point to another: x, y, x, y, how far it bends aside, and how deep it is (1 is usual). */
export type Fold = readonly [number, number, number, number, bend: number, depth?: number];

export interface Sewing {
  /** Degrees by which the grain is turned. */
  turn?: number;
  folds?: readonly Fold[];
  /** How full the piece looks: the width of the shade along its edge. */
  volume?: number;
}

/** One cut piece of cloth: dyed, woven, rounded by light from the upper left, creased, and edged. */
export function piece(d: string, cloth: Cloth, { turn = 0, folds = [], volume = 56 }: Sewing = {}): string {
  const { colour, shines = false } = cloth;
  const { glow, dusk } = shines ? { glow: 0.24, dusk: 0.17 } : { glow: 0.13, dusk: 0.13 };
  const shape = define((id) => `<path id="${id}" d="${d}"/>`);
  const clip = define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  const light = define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.7"><stop offset="0" stop-color="#fffaf0" stop-opacity="${glow}"/>` +
      `<stop offset="0.5" stop-color="#fffaf0" stop-opacity="0"/><stop offset="1" stop-color="#1c1a2e" stop-opacity="${dusk}"/></linearGradient>`,
  );
  return (
    `${shape.markup}${clip.markup}${light.markup}${castShadow(shape.id, volume)}<g clip-path="url(#${clip.id})">` +
    `<use href="#${shape.id}" fill="${colour}"/>${weaveOver(d, cloth, turn)}<use href="#${shape.id}" fill="url(#${light.id})"/>` +
    roundedEdge(shape.id, darker(colour, 0.62), volume) +
    folds.map((fold) => crease(fold, cloth)).join('') +
    `</g><use href="#${shape.id}" fill="none" stroke="${darker(colour, 0.36)}" stroke-width="2" stroke-linejoin="round"/>`
  );
}

// Softness is stacked from thin layers instead of blurred: a blur filter costs the renderer twenty times as much.
const mostLayers = 6;
const stacked = (draw: (share: number) => string, layers = mostLayers) =>
  Array.from({ length: layers }, (_, index) => draw((index + 1) / layers)).join('');

/** Closer together, nobody tells them apart; and each takes as long to render as the piece itself. */
const layersOver = (reach: number) => Math.min(mostLayers, Math.ceil(reach / 3.5));

/** The opacity of each layer, so that together they are as dark, however many they are. */
const opacityOf = (whole: number, layers: number) => (1 - (1 - whole) ** (1 / layers)).toFixed(3);

// Falls straight down: half of a garment is the mirror of the other, so a slanting light would come from both sides.
function castShadow(shapeId: string, height: number): string {
  const [drop, spread] = [height * 0.56, height * 0.5];
  const [below, around] = [layersOver(drop), layersOver(spread / 2)];
  return (
    `<g fill="#2a2138" fill-opacity="${opacityOf(0.246, below)}">` +
    stacked((share) => `<use href="#${shapeId}" y="${(drop * share).toFixed(1)}"/>`, below) +
    `</g><g fill="none" stroke="#2a2138" stroke-opacity="${opacityOf(0.187, around)}" stroke-linejoin="round">` +
    stacked(
      (share) =>
        `<use href="#${shapeId}" y="${(height * 0.2 * share).toFixed(1)}" stroke-width="${(spread * share).toFixed(1)}"/>`,
      around,
    ) +
    `</g>`
  );
}

function roundedEdge(shapeId: string, shade: string, width: number): string {
  const layers = layersOver(width / 2);
  return (
    `<g fill="none" stroke="${shade}" stroke-opacity="${opacityOf(0.319, layers)}" stroke-linejoin="round">` +
    stacked((share) => `<use href="#${shapeId}" stroke-width="${(width * share).toFixed(1)}"/>`, layers) +
    `</g>`
  );
}

/** How broad creases are, and how much darker and lighter than the cloth. */
const creased = {
  softly: { breadth: 1.7, shade: 0.026, light: 0.011 },
  sharply: { breadth: 1, shade: 0.047, light: 0.047 },
};

function crease([x1, y1, x2, y2, bend, depth = 1]: Fold, { colour, shines }: Cloth): string {
  const { breadth, shade, light } = shines ? creased.sharply : creased.softly;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  const lens = (aside: number, width: number) => {
    const control = (offset: number) =>
      `${((x1 + x2) / 2 + nx * (bend + offset)).toFixed(1)} ${((y1 + y2) / 2 + ny * (bend + offset)).toFixed(1)}`;
    return `<path d="M ${x1} ${y1} Q ${control(aside - width)} ${x2} ${y2} Q ${control(aside + width)} ${x1} ${y1} Z"/>`;
  };
  const width = 36 * breadth * Math.min(1.4, 0.4 + length / 300);
  return (
    `<g fill="${darker(colour, 0.65)}" fill-opacity="${(shade * depth).toFixed(3)}">${stacked((share) => lens(0, width * share))}</g>` +
    `<g fill="${lighter(colour, 0.8)}" fill-opacity="${(light * depth).toFixed(3)}">${stacked((share) => lens(-width * 1.05, width * share))}</g>`
  );
}

export const plain = (colour: string): Cloth => ({ colour, weave: 'plain', second: colour });
export const ribbed = (colour: string): Cloth => ({ colour, weave: 'rib', second: colour });

const stroke = (d: string, colour: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;

/** Where two pieces meet. */
export const seam = (d: string, colour: string, width = 3) =>
  stroke(d, darker(colour, 0.42), width, 'stroke-opacity="0.75"') +
  moved(stroke(d, lighter(colour, 0.5), width * 0.7, 'stroke-opacity="0.35"'), 'translate(3 3)');

export const stitch = (d: string, thread: string) =>
  stroke(d, thread, 2.6, 'stroke-dasharray="8 5" stroke-opacity="0.85"');
export const cord = (d: string, colour: string, width = 9) =>
  stroke(d, darker(colour, 0.4), width + 3) +
  stroke(d, colour, width) +
  stroke(d, lighter(colour, 0.4), width / 4, 'stroke-opacity="0.5"');

export function button(x: number, y: number, colour: string, r = 9): string {
  const hole = (dx: number) =>
    `<circle cx="${x + dx}" cy="${y}" r="${r / 6}" fill="${darker(colour, 0.7)}"/>`;
  return (
    `<circle cx="${x + 2}" cy="${y + 3}" r="${r}" fill="#1c1a2e" fill-opacity="0.28"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="${darker(colour, 0.4)}" stroke-width="1.6"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="${lighter(colour, 0.2)}"/>${hole(-r / 3.4)}${hole(r / 3.4)}`
  );
}

export const buttonsDown = (x: number, from: number, to: number, count: number, colour: string, r = 9) =>
  Array.from({ length: count }, (_, index) =>
    button(x, from + ((to - from) * index) / (count - 1), colour, r),
  ).join('');

/** A closed zip from `top` to `bottom`, with its pull at `pull`. */
export function zip(x: number, top: number, bottom: number, colour: string, pull = top + 8): string {
  return (
    stroke(`M ${x} ${top} V ${bottom}`, darker(colour, 0.3), 12) +
    stroke(`M ${x} ${top} V ${bottom}`, lighter(colour, 0.3), 5, 'stroke-dasharray="1 8"') +
    `<rect x="${x - 6}" y="${pull}" width="12" height="34" rx="5" fill="${lighter(colour, 0.4)}" stroke="${darker(colour, 0.5)}" stroke-width="2"/>`
  );
}

/** Where a thing touches the ground it stands on. */
export function groundShadow(x: number, y: number, reach: number, height = reach * 0.1): string {
  const fade = define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#1c1a2e" stop-opacity="0.5"/>` +
      `<stop offset="0.6" stop-color="#1c1a2e" stop-opacity="0.22"/><stop offset="1" stop-color="#1c1a2e" stop-opacity="0"/></radialGradient>`,
  );
  return `${fade.markup}<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${height}" fill="url(#${fade.id})"/>`;
}
