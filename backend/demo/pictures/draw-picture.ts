import * as backsOfAccessories from './backs/accessories';
import * as backsOfBags from './backs/bags';
import * as backsOfDresses from './backs/dresses';
import * as backsOfFootwear from './backs/footwear';
import * as backsOfHeadwear from './backs/headwear';
import * as backsOfLower from './backs/lower';
import * as backsOfOuterwear from './backs/outerwear';
import * as backsOfTops from './backs/tops';
import * as accessories from './garments/accessories';
import * as bags from './garments/bags';
import * as boots from './footwear/boots';
import { details } from './parts/details';
import * as dresses from './garments/dresses';
import * as headwear from './garments/headwear';
import * as kids from './garments/kids';
import type { Garment } from './look';
import * as outerwear from './garments/outerwear';
import { backdrops, colours, darker, lighter, type BackdropName, type ColourName } from './palette';
import { drawPrint, type PrintName } from './parts/prints';
import * as shoes from './footwear/shoes';
import * as skirts from './garments/skirts';
import { canvas, define, moved } from './svg';
import * as tops from './garments/tops';
import * as trainers from './footwear/trainers';
import * as trousers from './garments/trousers';
import type { WeaveName } from './parts/weaves';

const hanging = {
  ...tops,
  ...outerwear,
  ...trousers,
  ...skirts,
  ...dresses,
  ...kids,
  ...headwear,
  ...accessories,
};
const standing = { ...trainers, ...boots, ...shoes, ...bags };
const garments: Record<GarmentName, Garment> = { ...hanging, ...standing };

export type GarmentName = keyof typeof hanging | keyof typeof standing;

/** A design is the look of a product in any of its colours. */
export interface Design {
  garment: GarmentName;
  weave?: WeaveName;
  print?: PrintName;
  /** Cut for children: shorter in the body. */
  small?: boolean;
}

export interface Colourway {
  colour: ColourName;
  /** Soles, buttons, trims, linings; the colour itself when left out. */
  accent?: ColourName;
  /** The weave's or print's second colour. */
  second?: ColourName;
}

export interface GarmentSpec extends Design, Colourway {}

export interface PictureSpec extends GarmentSpec {
  backdrop: BackdropName;
}

/** Garments of leather, rubber, satin or nylon shine. */
const shining: readonly GarmentName[] = [
  'puffer',
  'gilet',
  'raincoat',
  'bomber',
  'slipDress',
  'slipSkirt',
  'belt',
  'runner',
  'sneaker',
  'hikingBoot',
  'chelseaBoot',
  'rainBoot',
  'loafer',
  'ballerina',
  'sandal',
  'slide',
  'crossbody',
  'backpack',
];

/** How a child's garment is made of an adult's. */
const small = { x: 36, y: 106, width: 0.91, height: 0.8 };

const backs: Record<GarmentName, Garment> = {
  ...backsOfTops,
  ...backsOfOuterwear,
  ...backsOfLower,
  ...backsOfDresses,
  ...backsOfAccessories,
  ...backsOfBags,
  ...backsOfFootwear,
  ...backsOfHeadwear,
};

export const drawGarment = (spec: GarmentSpec): string => drawSide(garments[spec.garment], spec);

function drawSide(side: Garment, spec: GarmentSpec): string {
  const colour = colours[spec.colour];
  const accent = colours[spec.accent ?? spec.colour];
  const second = colours[spec.second ?? 'white'];
  const markup = side({
    cloth: { colour, second, weave: spec.weave ?? 'plain', shines: shining.includes(spec.garment) },
    accent,
    print: spec.print
      ? drawPrint(spec.print, second, accent === colour ? lighter(second, 0.45) : accent)
      : '',
  });
  return spec.small
    ? moved(markup, `translate(${small.x} ${small.y}) scale(${small.width} ${small.height})`)
    : markup;
}

/** A view is the part of the canvas that a picture shows, and the picture's width in pixels. */
interface View {
  x: number;
  y: number;
  width: number;
  pixels: number;
}

/** Half as wide again as the drawing's own units, so that the largest rendered width is drawn sharp. */
const whole: View = { x: 0, y: 0, width: canvas.width, pixels: canvas.width * 1.5 };

export const drawPicture = (spec: PictureSpec): string => drawView(spec, whole);

/** A close-up of the same drawing. Two thirds as wide as the whole, which takes half the time to render. */
export function drawDetail(spec: PictureSpec): string {
  const { x, y, width } = details[spec.garment];
  const view = spec.small
    ? { x: small.x + x * small.width, y: small.y + y * small.height, width: width * small.width }
    : { x, y, width };
  return drawView(spec, { ...view, pixels: canvas.width });
}

/** The same seen from behind. */
export const drawBack = (spec: PictureSpec): string =>
  drawView(spec, whole, drawSide(backs[spec.garment], spec));

function drawView(spec: PictureSpec, { x, y, width, pixels }: View, garment = drawGarment(spec)): string {
  const portrait = canvas.height / canvas.width;
  const tone = backdrops[spec.backdrop];
  const ground = spec.garment in standing ? floor(tone, { ...canvas, horizon: 640 }) : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${width * portrait}" width="${pixels}" height="${pixels * portrait}">` +
    moved(wall(tone), `translate(${x} ${y})`) +
    ground +
    moved(garment, 'translate(0 14)') +
    `</svg>`
  );
}

/** Lit from the upper left, as the cloth is. A round glow takes the renderer more than twice as long. */
export function wall(tone: string): string {
  const light = define(
    (id) =>
      `<linearGradient id="${id}" x1="0.1" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="${lighter(tone, 0.55)}"/>` +
      `<stop offset="0.6" stop-color="${tone}"/><stop offset="1" stop-color="${darker(tone, 0.13)}"/></linearGradient>`,
  );
  return `${light.markup}<rect width="100%" height="100%" fill="url(#${light.id})"/>`;
}

export function floor(
  tone: string,
  { width, height, horizon }: { width: number; height: number; horizon: number },
): string {
  const fade = define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(tone, 0.16)}"/>` +
      `<stop offset="0.35" stop-color="${darker(tone, 0.05)}"/><stop offset="1" stop-color="${lighter(tone, 0.2)}"/></linearGradient>`,
  );
  return `${fade.markup}<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#${fade.id})"/>`;
}
