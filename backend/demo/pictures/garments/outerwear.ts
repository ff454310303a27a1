import { hood, lapels, placket, shirtCollar, standCollar } from '../parts/collars';
import { long, outer } from '../parts/blocks';
import { channels, puffs, quiltRows } from '../parts/quilt';
import type { Garment } from '../look';
import { darker, denimThread, lighter } from '../palette';
import { button, buttonsDown, piece, plain, ribbed, seam, stitch, zip, type Fold } from '../piece';
import { bothSides, canvas, fromAxis, panel, symmetric } from '../svg';
import { armholes, cuffs, hemBand, sleeves, torso, type Cut } from '../parts/torso';
import type { Cloth } from '../parts/weaves';

const flapPocket = (y: number, cloth: Cloth) =>
  bothSides(piece(panel(`M 68 ${y} L 172 ${y + 4} L 170 ${y + 46} L 70 ${y + 42}`), cloth, { volume: 12 }));
const weltPocket = (cloth: Cloth) =>
  bothSides(piece(panel('M 92 590 L 110 586 L 162 690 L 144 698'), cloth, { volume: 8 }));

/** Zipped to the neck, ribbed at waist and wrists; sleeves in the second colour. */
export const trackJacket: Garment = ({ cloth, accent }) =>
  sleeves(outer, 'long', plain(accent), 8) +
  bothSides(seam(fromAxis('M 236 232 C 284 330 312 560 330 760'), accent, 7)) +
  cuffs(outer, ribbed(cloth.colour)) +
  torso(outer, cloth) +
  armholes(outer, cloth.colour) +
  weltPocket(plain(accent)) +
  hemBand(outer, ribbed(cloth.colour)) +
  standCollar(ribbed(cloth.colour), 46) +
  zip(canvas.axis, 158, 818, lighter(accent, 0.3), 190);

export const bomber: Garment = ({ cloth, accent }) =>
  sleeves(outer, 'long', cloth, 18) +
  cuffs(outer, ribbed(darker(cloth.colour, 0.14))) +
  torso(outer, cloth) +
  armholes(outer, cloth.colour) +
  weltPocket(cloth) +
  hemBand(outer, ribbed(darker(cloth.colour, 0.14))) +
  standCollar(ribbed(darker(cloth.colour, 0.14)), 22) +
  zip(canvas.axis, 178, 818, accent, 200);

export const denimJacket: Garment = ({ cloth, accent }) => {
  const { colour } = cloth;
  const thread = denimThread;
  const pocketFlap = panel('M 56 318 L 154 314 L 154 352 L 106 374 L 56 354');
  const pocketBag = panel('M 60 330 L 150 330 L 146 452 L 106 470 L 66 452');
  return (
    sleeves(outer, 'long', cloth, 2) +
    cuffs(outer, cloth, 44) +
    torso({ ...outer, waist: 200, hem: 190 }, cloth) +
    armholes(outer, colour) +
    bothSides(
      stitch(fromAxis('M 62 474 L 44 764') + fromAxis('M 152 462 L 128 766'), thread) +
        seam(fromAxis('M 30 316 L 196 310'), colour) +
        stitch(fromAxis('M 30 308 L 196 302'), thread) +
        seam(fromAxis('M 66 470 L 48 764') + fromAxis('M 146 462 L 122 766'), colour),
    ) +
    bothSides(
      seam(pocketBag, colour, 2) +
        piece(pocketFlap, cloth, { volume: 12 }) +
        stitch(fromAxis('M 62 348 L 106 366 L 148 347'), thread) +
        button(canvas.axis + 106, 352, accent, 7),
    ) +
    placket(cloth, 212, 770, 24) +
    stitch(fromAxis('M 18 230 L 18 760'), thread) +
    hemBand({ ...outer, hem: 192 }, cloth, 54) +
    buttonsDown(canvas.axis, 268, 800, 6, accent, 9) +
    shirtCollar(cloth)
  );
};

const coatFolds: Fold[] = [
  [230, 470, 350, 590, 26],
  [572, 460, 470, 570, -24, 0.9],
  [270, 650, 226, 900, 20],
  [330, 700, 316, 910, 12, 0.7],
  [540, 640, 574, 900, -20],
  [486, 720, 500, 910, -10, 0.7],
];

/** Double-breasted, long, with wide lapels. */
export const coat: Garment = ({ cloth, accent }) => {
  const cut: Cut = { ...long, neck: 'v', neckDrop: 220 };
  return (
    sleeves(cut, 'long', cloth, 6) +
    torso(cut, cloth, { folds: coatFolds }) +
    armholes(cut, cloth.colour) +
    seam(fromAxis('M 58 400 L 58 912'), cloth.colour) +
    flapPocket(630, cloth) +
    lapels(cloth, 402) +
    buttonsDown(canvas.axis + 30, 440, 600, 3, accent, 13) +
    buttonsDown(canvas.axis - 58, 440, 600, 3, accent, 13)
  );
};

/** A belted trench with storm flap and epaulettes. */
export const trench: Garment = ({ cloth, accent }) => {
  const belt = symmetric('M 0 566 L 194 560 L 196 606 L 0 614');
  const tail = panel('M 34 592 L 70 586 C 90 650 100 700 96 764 L 60 770 C 60 700 50 650 34 592');
  const flap = fromAxis('M -150 262 C -190 330 -186 380 -166 420 C -110 424 -60 420 -18 396');
  const buckle = `<rect x="${canvas.axis - 26}" y="560" width="60" height="60" rx="8" fill="none" stroke="${darker(accent, 0.1)}" stroke-width="9"/>`;
  return (
    coat({ cloth, accent, print: '' }) +
    seam(flap, cloth.colour) +
    piece(belt, cloth, { volume: 16 }) +
    piece(tail, cloth, { volume: 14 }) +
    buckle
  );
};

export const blazer: Garment = ({ cloth, accent }) => {
  const cut: Cut = { ...outer, waist: 178, hem: 206, bottom: 812, neck: 'v', neckDrop: 290 };
  return (
    sleeves(cut, 'long', cloth, -6) +
    torso(cut, cloth) +
    armholes(cut, cloth.colour) +
    seam(fromAxis('M 4 470 Q 6 700 -40 812'), cloth.colour) +
    flapPocket(620, cloth) +
    piece(panel('M 70 372 L 142 356 L 144 380 L 72 396'), cloth, { volume: 8 }) +
    lapels(cloth, 470) +
    buttonsDown(canvas.axis + 14, 494, 580, 2, accent, 12)
  );
};

const puffyBody = (cloth: Cloth) =>
  torso(outer, cloth, { folds: puffs(quiltRows), volume: 84 }) + channels(quiltRows, 204, cloth.colour);

export const gilet: Garment = ({ cloth, accent }) =>
  puffyBody(cloth) +
  bothSides(seam(fromAxis('M 196 214 C 184 280 190 340 206 404'), accent, 9)) +
  weltPocket(plain(accent)) +
  standCollar(cloth, 58) +
  zip(canvas.axis, 140, 780, accent, 176);

export const puffer: Garment = ({ cloth, accent }) => {
  const rings = [310, 394, 478, 562, 646, 720].map((y) => {
    const down = y - 310;
    return seam(
      fromAxis(
        `M ${214 + down * 0.15} ${y + 14} Q ${250 + down * 0.17} ${y + 24} ${282 + down * 0.2} ${y + 2}`,
      ),
      cloth.colour,
      5,
    );
  });
  return (
    sleeves(outer, 'long', cloth, 26) +
    bothSides(rings.join('')) +
    cuffs(outer, ribbed(darker(cloth.colour, 0.2)), 30) +
    puffyBody(cloth) +
    armholes(outer, cloth.colour) +
    hood(cloth, accent) +
    zip(canvas.axis, 322, 780, accent, 340)
  );
};

export const raincoat: Garment = ({ cloth, accent }) => {
  const cut: Cut = { ...long, hem: 240, bottom: 860 };
  return (
    sleeves(cut, 'long', cloth, 14) +
    torso(cut, cloth, { folds: coatFolds }) +
    armholes(cut, cloth.colour) +
    placket(cloth, 300, 860, 30) +
    flapPocket(610, cloth) +
    buttonsDown(canvas.axis, 370, 800, 5, accent, 11) +
    hood(cloth, accent)
  );
};
