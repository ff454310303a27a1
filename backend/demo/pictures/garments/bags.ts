import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { cord, groundShadow, piece, plain, seam, stitch, zip } from '../piece';
import { bothSides, canvas, fromAxis, panel, moved, otherSide, symmetric } from '../svg';
import { backpackBody, strapOnRings } from '../parts/accessory-parts';

const handle = (reach: number, foot: number, top: number, colour: string, width = 20) =>
  cord(
    fromAxis(`M ${-reach} ${foot} C ${-reach + 8} ${top} ${reach - 8} ${top} ${reach} ${foot}`),
    colour,
    width,
  );

export const tote: Garment = ({ cloth, accent, print }) => {
  const body = symmetric('M 0 396 L 206 388 C 214 540 226 680 236 806 Q 120 826 0 826');
  return (
    groundShadow(canvas.axis, 824, 300, 34) +
    handle(104, 420, 110, darker(accent, 0.25)) +
    piece(symmetric('M 0 376 Q 120 374 200 388 L 204 430 L 0 436'), plain(darker(cloth.colour, 0.45)), {
      volume: 16,
    }) +
    piece(body, cloth, {
      volume: 70,
      folds: [
        [236, 420, 300, 560, 22],
        [560, 430, 500, 560, -20],
        [200, 780, 330, 720, -20],
        [600, 770, 470, 730, 18],
        [360, 400, 372, 520, 8, 0.6],
      ],
    }) +
    stitch(fromAxis('M -204 424 Q 0 438 206 424'), darker(cloth.colour, 0.35)) +
    handle(104, 470, 150, accent) +
    bothSides(piece(panel('M 88 410 L 122 410 L 124 486 L 90 486'), plain(accent), { volume: 8 })) +
    moved(print, `translate(${canvas.axis} 620) scale(1.1)`)
  );
};

export const backpack: Garment = ({ cloth, accent }) => {
  const pocket = symmetric('M 0 552 C 112 548 156 562 160 606 L 168 748 Q 164 788 0 792');
  const sidePocket = panel('M 196 600 C 236 590 264 610 262 650 L 256 780 Q 248 812 216 816');
  return (
    groundShadow(canvas.axis, 836, 300, 34) +
    cord(fromAxis('M -60 236 C -56 160 56 160 60 236'), darker(accent, 0.2), 18) +
    bothSides(
      cord(fromAxis('M 150 270 C 250 330 262 480 246 600'), darker(accent, 0.3), 26) +
        piece(sidePocket, { ...cloth, colour: darker(cloth.colour, 0.14) }, { volume: 26 }),
    ) +
    piece(backpackBody, cloth, {
      volume: 80,
      folds: [
        [230, 420, 330, 500, 18],
        [590, 400, 470, 500, -18],
        [300, 280, 280, 420, 12, 0.7],
      ],
    }) +
    seam(fromAxis('M -200 430 C -150 300 150 300 200 430'), cloth.colour, 6) +
    stitch(fromAxis('M -196 446 C -146 318 146 318 196 446'), lighter(cloth.colour, 0.35)) +
    `<rect x="196" y="426" width="12" height="44" rx="5" fill="${accent}"/>` +
    piece(pocket, cloth, { volume: 34 }) +
    seam(fromAxis('M -140 604 Q 0 586 140 604'), cloth.colour, 6) +
    cord(fromAxis('M 132 604 L 134 648'), accent, 7) +
    piece(symmetric('M 0 474 L 34 474 L 34 520 Q 0 530 0 530'), plain(accent), { volume: 10 })
  );
};

export const crossbody: Garment = ({ cloth, accent }) => {
  const body = symmetric('M 0 470 L 196 462 C 214 580 212 690 196 744 Q 180 772 120 774 L 0 776');
  const flap = symmetric('M 0 458 L 202 452 C 214 520 206 590 176 622 Q 100 650 0 652');
  return (
    groundShadow(canvas.axis, 776, 260, 30) +
    strapOnRings(cloth.colour, accent) +
    piece(body, cloth, {
      volume: 54,
      folds: [
        [240, 660, 330, 740, 14],
        [560, 650, 480, 750, -14],
      ],
    }) +
    piece(flap, cloth, { volume: 40 }) +
    stitch(
      fromAxis('M -188 466 C -196 530 -190 580 -168 606 Q 0 656 168 606 C 190 580 196 530 188 466'),
      lighter(cloth.colour, 0.3),
    ) +
    piece(symmetric('M 0 610 L 30 610 L 30 676 Q 0 690 0 690'), plain(accent), { volume: 12 })
  );
};

export const duffel: Garment = ({ cloth, accent }) => {
  const body = symmetric('M 0 466 L 220 458 C 286 466 318 540 318 640 C 318 740 290 778 226 782 L 0 786');
  const end = panel(
    'M 222 458 C 286 466 318 540 318 640 C 318 740 290 778 226 782 C 262 720 266 530 222 458',
  );
  const bands = bothSides(
    piece(panel('M 96 464 L 128 463 L 128 784 L 96 785'), plain(accent), { volume: 10 }),
  );
  return (
    groundShadow(canvas.axis, 786, 350, 36) +
    handle(112, 474, 250, darker(accent, 0.25), 18) +
    piece(body, cloth, {
      volume: 90,
      folds: [
        [170, 520, 260, 600, 20],
        [620, 520, 540, 610, -18],
        [320, 700, 460, 720, 16, 0.8],
        [330, 520, 350, 640, 10, 0.6],
      ],
    }) +
    otherSide(piece(end, plain(accent), { volume: 34 })) +
    piece(end, plain(accent), { volume: 34 }) +
    moved(zip(0, -200, 200, accent), `translate(${canvas.axis} 470) rotate(90)`) +
    bands +
    handle(112, 560, 300, accent, 18)
  );
};
