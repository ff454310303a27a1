import { drawGarment, floor, wall, type GarmentSpec } from './draw-picture';
import { backdrops, colours, darker, lighter } from './palette';
import { cord, groundShadow } from './piece';
import { define, moved } from './svg';

export const sceneSize = { width: 1200, height: 450 };

interface Placed extends GarmentSpec {
  x: number;
  y: number;
  scale: number;
}

const place = ({ x, y, scale, ...garment }: Placed) =>
  moved(drawGarment(garment), `translate(${x} ${y}) scale(${scale})`);
export const scene = (tone: string, setting: string, garments: Placed[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneSize.width} ${sceneSize.height}" width="${sceneSize.width}" height="${sceneSize.height}">` +
  `${wall(tone)}${setting}${garments.map(place).join('')}</svg>`;

const hanger = (x: number, y: number) =>
  cord(
    `M ${x} ${y + 34} V ${y + 14} C ${x} ${y} ${x + 18} ${y + 2} ${x + 16} ${y - 12} C ${x + 14} ${y - 24} ${x - 6} ${y - 24} ${x - 6} ${y - 10}`,
    colours.brass,
    4,
  ) + cord(`M ${x - 62} ${y + 66} L ${x} ${y + 34} L ${x + 62} ${y + 66}`, colours.gum, 8);

export const rail = (y: number, hangers: number[]) =>
  cord(`M -20 ${y} H 1220`, colours.brass, 9) + hangers.map((x) => hanger(x, y + 14)).join('');

export const plinth = (x: number, y: number, reach: number, height: number, tone: string) =>
  groundShadow(x + 14, y + height, reach * 1.25, 26) +
  `<path d="M ${x - reach} ${y} V ${y + height} A ${reach} 22 0 0 0 ${x + reach} ${y + height} V ${y} Z" fill="${darker(tone, 0.12)}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="22" fill="${lighter(tone, 0.35)}"/>`;

/** Light upon the wall, without an edge. */
export const glow = (x: number, y: number, reach: number, tone: string) => {
  const fade = define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${lighter(tone, 0.55)}" stop-opacity="0.9"/>` +
      `<stop offset="0.5" stop-color="${lighter(tone, 0.55)}" stop-opacity="0.5"/>` +
      `<stop offset="1" stop-color="${lighter(tone, 0.55)}" stop-opacity="0"/></radialGradient>`,
  );
  return `${fade.markup}<ellipse cx="${x}" cy="${y}" rx="${reach * 1.6}" ry="${reach}" fill="url(#${fade.id})"/>`;
};

export const arch = (x: number, reach: number, top: number, tone: string) =>
  `<path d="M ${x - reach} 450 V ${top + reach} A ${reach} ${reach} 0 0 1 ${x + reach} ${top + reach} V 450 Z" fill="${tone}"/>`;

export const shelf = (x: number, y: number, width: number, tone: string) =>
  `<rect x="${x}" y="${y + 12}" width="${width}" height="18" fill="${darker(tone, 0.3)}" fill-opacity="0.35"/>` +
  `<rect x="${x}" y="${y}" width="${width}" height="14" rx="3" fill="${colours.gum}"/><rect x="${x}" y="${y}" width="${width}" height="4" rx="2" fill="${lighter(colours.gum, 0.4)}"/>`;

const coats = scene(backdrops.clay, glow(620, 240, 400, backdrops.clay) + rail(34, [320, 515, 722, 920]), [
  { garment: 'jumper', colour: 'cream', weave: 'cable', x: 156, y: 14, scale: 0.41 },
  { garment: 'coat', colour: 'camel', accent: 'chocolate', x: 343, y: 8, scale: 0.43 },
  { garment: 'puffer', colour: 'forest', accent: 'mustard', x: 558, y: 18, scale: 0.41 },
  { garment: 'trench', colour: 'rust', accent: 'chocolate', x: 748, y: 8, scale: 0.43 },
]);

const trainers = scene(
  backdrops.lagoon,
  arch(615, 260, 50, lighter(backdrops.lagoon, 0.42)) +
    floor(backdrops.lagoon, { ...sceneSize, horizon: 330 }) +
    plinth(315, 372, 118, 36, backdrops.lagoon) +
    plinth(615, 324, 150, 88, backdrops.lagoon) +
    plinth(885, 364, 116, 44, backdrops.lagoon),
  [
    { garment: 'highTop', colour: 'mustard', accent: 'rust', x: 189, y: 140, scale: 0.32 },
    { garment: 'runner', colour: 'cobalt', accent: 'coral', x: 441, y: 22, scale: 0.42 },
    { garment: 'sneaker', colour: 'white', accent: 'forest', x: 751, y: 118, scale: 0.34 },
  ],
);

const denim = scene(
  backdrops.mist,
  `<circle cx="510" cy="240" r="196" fill="${lighter(backdrops.mist, 0.5)}"/>` +
    shelf(720, 392, 230, backdrops.mist),
  [
    { garment: 'wideJeans', colour: 'wash', accent: 'brass', weave: 'denim', x: 180, y: 10, scale: 0.46 },
    { garment: 'denimJacket', colour: 'indigo', accent: 'brass', weave: 'denim', x: 350, y: -12, scale: 0.5 },
    { garment: 'buttonSkirt', colour: 'wash', accent: 'brass', weave: 'denim', x: 600, y: 30, scale: 0.38 },
    { garment: 'tote', colour: 'cream', accent: 'tan', x: 720, y: 126, scale: 0.32 },
  ],
);

interface DemoBanner {
  slug: string;
  svg: string;
  headline: string;
  text: string;
  link: string;
  /** In percent, from the left and the top. */
  focalPoint: { x: number; y: number };
}

/** The home page's three, in their order. No lettering: the page writes its own. */
export const demoBanners: DemoBanner[] = [
  {
    slug: 'new-season-coats',
    svg: coats,
    headline: 'Coats for the cold months',
    text: 'Wool, down and a trench for the rain.',
    link: '/shop/search?keyword=coat',
    focalPoint: { x: 50, y: 50 },
  },
  {
    slug: 'fresh-trainers',
    svg: trainers,
    headline: 'Fresh trainers',
    text: 'Light runners and everyday classics.',
    link: '/shop/listing?category=footwear',
    focalPoint: { x: 52, y: 60 },
  },
  {
    slug: 'denim-days',
    svg: denim,
    headline: 'Denim days',
    text: "Jeans, jackets and skirts from Levi's.",
    link: '/shop/listing?brand=levi',
    focalPoint: { x: 48, y: 50 },
  },
];
