// @ts-check
/** Draws the picture of the login pages, of the demo's garments: `node .scripts/draw-welcome.mjs`, with the backend built. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './lib/workspaces.mjs';

const load = createRequire(import.meta.url);
const pictures = '../backend/dist/demo/pictures';
const { drawGarment } = load(`${pictures}/draw-picture.js`);
const { cord } = load(`${pictures}/piece.js`);
const { colours } = load(`${pictures}/palette.js`);
const { moved } = load(`${pictures}/svg.js`);
const sharp = createRequire(path.join(root, 'backend/package.json'))('sharp');

const size = { width: 1320, height: 900 };
const railAt = 70;

const garments = [
  { garment: 'coat', colour: 'camel', accent: 'chocolate', x: 200, scale: 0.86 },
  { garment: 'jumper', colour: 'cream', weave: 'cable', x: 545, scale: 0.8 },
  { garment: 'puffer', colour: 'forest', accent: 'mustard', x: 875, scale: 0.8 },
  { garment: 'trench', colour: 'rust', accent: 'chocolate', x: 1215, scale: 0.86 },
];

/** @param {number} x */
const hanger = (x) =>
  cord(
    `M ${x} ${railAt + 62} V ${railAt + 26} C ${x} ${railAt + 4} ${x + 32} ${railAt + 6} ${x + 28} ${railAt - 18} C ${x + 24} ${railAt - 40} ${x - 12} ${railAt - 40} ${x - 12} ${railAt - 14}`,
    colours.brass,
    7,
  ) +
  cord(`M ${x - 120} ${railAt + 122} L ${x} ${railAt + 62} L ${x + 120} ${railAt + 122}`, colours.gum, 15);

const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">` +
  `<defs><radialGradient id="glow" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#2b231b"/><stop offset="1" stop-color="#000"/></radialGradient></defs>` +
  `<rect width="100%" height="100%" fill="#000"/><ellipse cx="700" cy="470" rx="760" ry="440" fill="url(#glow)"/>` +
  cord(`M -20 ${railAt} H ${size.width + 20}`, colours.brass, 14) +
  garments.map(({ x }) => hanger(x)).join('') +
  garments
    .map(({ x, scale, ...spec }) =>
      moved(drawGarment(spec), `translate(${x - 400 * scale} ${railAt - 75 * scale}) scale(${scale})`),
    )
    .join('') +
  '</svg>';

sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
const file = path.join(root, 'frontend-shell/src/auth/pages/welcome.avif');
const { size: bytes } = await sharp(Buffer.from(svg))
  .removeAlpha()
  .avif({ quality: 55, effort: 9 })
  .toFile(file);
console.log(`${path.relative(root, file)}: ${Math.round(bytes / 1000)} KB`);
