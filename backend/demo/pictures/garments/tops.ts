import { bow, centreButtons, hood, placket, ribCollar, shirtCollar } from '../parts/collars';
import { hemStitch, roomy, tailored } from '../parts/blocks';
import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { button, buttonsDown, cord, piece, ribbed, seam, stitch } from '../piece';
import { bothSides, canvas, fromAxis, panel, moved, symmetric } from '../svg';
import { armholes, cuffs, hemBand, neckRib, regular, sleeves, torso, type Cut } from '../parts/torso';

const onChest = (print: string) => moved(print, `translate(${canvas.axis} 430) scale(1.25)`);
const pocketPrint = (print: string) => moved(print, `translate(${canvas.axis + 88} 340) scale(0.36)`);

export const tShirt: Garment = ({ cloth, accent, print }) =>
  sleeves(regular, 'short', cloth) +
  torso(regular, cloth) +
  armholes(regular, cloth.colour) +
  onChest(print) +
  hemStitch(regular, cloth.colour) +
  neckRib(regular, accent, 20);

export const longSleeve: Garment = ({ cloth, accent, print }) => {
  const cut = { ...regular, neckWidth: 92, neckDrop: 46 };
  return (
    sleeves(cut, 'long', cloth) +
    cuffs(cut, ribbed(accent), 26) +
    torso(cut, cloth) +
    armholes(cut, cloth.colour) +
    pocketPrint(print) +
    hemStitch(cut, cloth.colour) +
    neckRib(cut, accent, 15)
  );
};

export const polo: Garment = ({ cloth, accent, print }) =>
  sleeves(regular, 'short', cloth) +
  torso(regular, cloth) +
  armholes(regular, cloth.colour) +
  placket(cloth, 214, 396) +
  centreButtons([268, 324, 376], lighter(accent, 0.4)) +
  pocketPrint(print) +
  hemStitch(regular, cloth.colour) +
  ribCollar(accent);

export const tank: Garment = ({ cloth, accent, print }) => {
  const body = symmetric(
    'M 0 286 C 60 286 92 230 96 150 L 142 146 C 146 250 156 330 190 388 C 172 520 172 640 188 786 Q 100 806 0 806',
  );
  const back = symmetric('M 0 214 C 60 214 90 190 96 150 L 140 146 L 150 340 L 0 330');
  return (
    piece(back, { ...cloth, colour: darker(cloth.colour, 0.4) }) +
    piece(body, cloth, {
      folds: [
        [240, 430, 360, 520, 24],
        [566, 420, 462, 520, -22],
        [230, 660, 372, 690, -22],
        [572, 610, 440, 740, -30],
        [300, 330, 320, 430, 16, 0.6],
      ],
    }) +
    stitch(
      fromAxis('M 84 240 C 60 296 20 300 0 300') + fromAxis('M -84 240 C -60 296 -20 300 0 300'),
      darker(accent, 0.3),
    ) +
    bothSides(stitch(fromAxis('M 130 156 C 132 250 146 340 176 388'), darker(accent, 0.3))) +
    onChest(print) +
    hemStitch({ ...regular, bottom: 798 }, cloth.colour)
  );
};

export const sweatshirt: Garment = ({ cloth, accent, print }) =>
  sleeves(roomy, 'long', cloth, 12) +
  cuffs(roomy, ribbed(accent)) +
  torso(roomy, cloth) +
  armholes(roomy, cloth.colour) +
  onChest(print) +
  hemBand(roomy, ribbed(accent)) +
  neckRib(roomy, accent, 26);

/** A knitted jumper: the same block as a sweatshirt, with ribs of its own yarn and a higher neck. */
export const jumper: Garment = ({ cloth, accent, print }) =>
  sweatshirt({ cloth, accent, print }) +
  piece(symmetric('M 0 138 Q 70 134 86 150 L 90 184 Q 60 214 0 216'), ribbed(accent), { volume: 30 });

export const hoodie: Garment = ({ cloth, accent, print }) => {
  const pocket = symmetric('M 0 560 L 92 560 L 142 640 L 142 742 L 0 748');
  return (
    sleeves(roomy, 'long', cloth, 12) +
    cuffs(roomy, ribbed(cloth.colour)) +
    torso(roomy, cloth) +
    armholes(roomy, cloth.colour) +
    moved(print, `translate(${canvas.axis} 474) scale(0.8)`) +
    piece(pocket, cloth, { volume: 20 }) +
    bothSides(stitch(fromAxis('M 82 568 L 132 644'), lighter(cloth.colour, 0.4))) +
    hemBand(roomy, ribbed(cloth.colour)) +
    hood(cloth, accent) +
    cord(fromAxis('M 34 282 C 36 330 40 370 34 410'), accent, 8) +
    cord(fromAxis('M -34 282 C -38 320 -42 350 -38 388'), accent, 8)
  );
};

export const shirt: Garment = ({ cloth, accent }) => {
  const pocket = panel('M 52 330 L 140 326 L 138 420 L 96 440 L 54 422');
  return (
    sleeves(tailored, 'long', cloth, -8) +
    cuffs(tailored, cloth, 44) +
    torso(tailored, cloth) +
    armholes(tailored, cloth.colour) +
    placket(cloth, 214, 814) +
    piece(pocket, cloth, { volume: 12 }) +
    stitch(fromAxis('M 58 350 L 136 346'), darker(cloth.colour, 0.35)) +
    buttonsDown(canvas.axis, 300, 760, 6, accent, 7.5) +
    shirtCollar(cloth) +
    button(canvas.axis, 226, accent, 7)
  );
};

/** A short-sleeved shirt with an open camp collar. */
export const campShirt: Garment = ({ cloth, accent }) => {
  const cut: Cut = { ...roomy, bottom: 780, neck: 'v', neckDrop: 120 };
  const leaf = panel('M 0 296 L 74 142 Q 104 150 116 174 L 134 236 L 92 242 L 0 296');
  return (
    sleeves(cut, 'short', cloth, 10) +
    torso(cut, cloth) +
    armholes(cut, cloth.colour) +
    seam(fromAxis('M 4 296 L 4 784'), cloth.colour) +
    bothSides(piece(leaf, cloth, { volume: 18, turn: 30 })) +
    buttonsDown(canvas.axis + 14, 350, 730, 5, accent, 8)
  );
};

export const blouse: Garment = ({ cloth, accent }) => {
  const cut: Cut = { ...regular, shoulder: 184, chest: 178, waist: 176, hem: 196, neck: 'v', neckDrop: 90 };
  return (
    sleeves(cut, 'long', cloth, 34) +
    cuffs(cut, cloth, 46) +
    torso(cut, cloth, {
      folds: [
        [318, 250, 306, 560, 16, 0.9],
        [360, 300, 352, 640, 10, 0.7],
        [484, 250, 498, 560, -16, 0.9],
        [444, 320, 452, 620, -10, 0.6],
        [268, 600, 250, 790, 14],
        [546, 580, 560, 780, -14],
      ],
    }) +
    armholes(cut, cloth.colour) +
    bow({ ...cloth, colour: accent }, 262)
  );
};

export const cardigan: Garment = ({ cloth, accent }) => {
  const cut: Cut = { ...roomy, neck: 'v', neckDrop: 210 };
  const edge = panel('M 74 158 L 106 172 Q 60 290 24 388 L 24 806 L 0 806 L 0 374 Q 44 270 74 158');
  return (
    sleeves(cut, 'long', cloth, 10) +
    cuffs(cut, ribbed(cloth.colour)) +
    torso(cut, cloth) +
    armholes(cut, cloth.colour) +
    hemBand(cut, ribbed(cloth.colour)) +
    bothSides(piece(edge, ribbed(darker(cloth.colour, 0.06)), { volume: 14, turn: 90 })) +
    buttonsDown(canvas.axis, 420, 780, 5, accent, 12)
  );
};
