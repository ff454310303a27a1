import type { Garment, Look } from '../look';
import { darker, lighter } from '../palette';
import { piece, plain, ribbed, seam, type Fold } from '../piece';
import { bothSides, canvas, fromAxis, symmetric } from '../svg';
import { armholes, cuffs, hemBand, sleeves, torso, type Cut, type SleeveLength } from '../parts/torso';
import type { Cloth } from '../parts/weaves';

/** The parts that the back of an upper body is sewn of. */
export interface UpperBack {
  cut: Cut;
  /** Without it, it has no sleeves. */
  sleeve?: SleeveLength;
  /** How much wider than usual its sleeves are. */
  ease?: number;
  /** The sleeves are of the second colour. */
  hasOtherSleeves?: boolean;
  neck: (look: Look) => string;
  cuff?: (look: Look) => Cloth;
  band?: (look: Look) => Cloth;
  /** Lies upon the back: a yoke, pleats, a belt. */
  details?: (look: Look) => string;
  folds?: Fold[];
}

/** A back falls straighter than a front: its folds run from the shoulder blades to the waist. */
const backFolds: Fold[] = [
  [290, 300, 352, 520, 22, 0.9],
  [510, 292, 446, 530, -22, 0.9],
  [236, 560, 372, 600, -18, 0.8],
  [566, 570, 420, 620, 18, 0.9],
  [330, 640, 322, 780, 10, 0.6],
  [476, 650, 486, 780, -10, 0.6],
];

/** How far the neckline of a back lies below the shoulders. */
const neckDrop = 14;

export const upperBack =
  ({
    cut,
    sleeve,
    ease,
    hasOtherSleeves,
    neck,
    cuff,
    band,
    details,
    folds = backFolds,
  }: UpperBack): Garment =>
  (look) => {
    const { cloth, accent } = look;
    const back: Cut = { ...cut, neck: 'round', neckDrop };
    return (
      (sleeve ? sleeves(cut, sleeve, hasOtherSleeves ? plain(accent) : cloth, ease) : '') +
      (cuff ? cuffs(cut, cuff(look)) : '') +
      torso(back, cloth, { folds }) +
      (sleeve ? armholes(cut, cloth.colour) : '') +
      (details ? details(look) : '') +
      (band ? hemBand(cut, band(look)) : '') +
      neck(look)
    );
  };

export const ofCloth = ({ cloth }: Look): Cloth => cloth;
export const ribOfCloth = ({ cloth }: Look): Cloth => ribbed(cloth.colour);
export const ribOfAccent = ({ accent }: Look): Cloth => ribbed(accent);

/** A ribbed neckline, with the label inside it. */
export const ribNeck =
  (thick = 20) =>
  ({ accent }: Look): string =>
    piece(
      symmetric(
        `M 0 160 Q 56 160 80 152 L ${84 + thick * 0.4} 166 Q 60 ${178 + thick * 0.5} 0 ${178 + thick * 0.6}`,
      ),
      ribbed(accent),
      { volume: 16 },
    );

/** A collar that is turned down, as wide as the neck. */
export const collarNeck =
  (colourOf: (look: Look) => Cloth = ofCloth) =>
  (look: Look): string =>
    piece(symmetric('M 0 140 Q 52 136 76 142 Q 96 156 104 186 Q 56 206 0 208'), colourOf(look), {
      volume: 18,
    });

export const standNeck =
  (height: number, colourOf: (look: Look) => Cloth = ofCloth) =>
  (look: Look): string =>
    piece(
      symmetric(`M 0 ${150 - height} Q 54 ${148 - height} 78 ${156 - height} L 92 176 Q 50 190 0 190`),
      colourOf(look),
      {
        volume: 22,
      },
    );

/** A hood that hangs down the back. */
export const hoodNeck = ({ cloth }: Look): string =>
  piece(symmetric('M 0 96 C 70 92 118 128 134 186 C 140 260 84 330 0 344'), cloth, {
    volume: 60,
    folds: [
      [330, 130, 360, 320, 24],
      [470, 130, 440, 320, -24],
    ],
  }) + seam(fromAxis('M 0 98 L 0 342'), cloth.colour);

/** The seam below the shoulders. */
export const yoke = (y: number, half: number, colour: string, dip = 0): string =>
  seam(fromAxis(`M ${-half} ${y} Q 0 ${y + dip} ${half} ${y}`), colour);

/** The seam down the middle, which is open at its end. */
export const centreSeam = (colour: string, from: number, to: number, vent = 0): string =>
  seam(fromAxis(`M 0 ${from} L 0 ${to}`), colour) +
  (vent > 0 ? seam(fromAxis(`M 0 ${to - vent} L 10 ${to - vent} L 10 ${to}`), colour, 4) : '');

/** A concealed zip from the neck to below the waist. */
export const zipSeam = (colour: string, from: number, to: number): string =>
  seam(fromAxis(`M 0 ${from} L 0 ${to}`), colour, 4) +
  `<rect x="${canvas.axis - 3}" y="${from + 4}" width="6" height="20" rx="3" fill="${lighter(colour, 0.35)}" stroke="${darker(colour, 0.4)}"/>`;

/** Seams that shape the back on both of its sides. */
export const princessSeams = (colour: string, bottom: number): string =>
  bothSides(seam(fromAxis(`M 150 300 C 96 420 92 560 112 ${bottom}`), colour, 2.4));
