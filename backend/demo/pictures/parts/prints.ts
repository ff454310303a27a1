import { lighter } from '../palette';

/** Small prints around 0,0, about 200 wide, in two colours. */
type Print = (ink: string, second: string) => string;

const shape = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`;
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const around = (count: number, draw: string) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index})">${draw}</g>`,
  ).join('');

const prints = {
  sun: (ink, second) => around(12, line('M 0 -68 L 0 -92', second, 11)) + disc(0, 0, 52, ink),
  rainbow: (ink, second) =>
    [ink, second, lighter(ink, 0.5), lighter(second, 0.45)]
      .map((colour, index) =>
        line(
          `M ${-92 + index * 22} 50 A ${92 - index * 22} ${92 - index * 22} 0 0 1 ${92 - index * 22} 50`,
          colour,
          17,
        ),
      )
      .join(''),
  mountains: (ink, second) =>
    disc(44, -46, 30, second) +
    shape('M -110 66 L -34 -52 L 14 18 L 40 -14 L 110 66 Z', ink) +
    shape('M -34 -52 L -8 -14 L -28 -20 L -42 -8 L -58 -16 Z', '#fbf7ef'),
  boat: (ink, second) =>
    shape('M -92 30 L 92 30 Q 70 82 40 82 L -44 82 Q -76 78 -92 30 Z', ink) +
    shape('M -6 -96 L -6 18 L -78 18 Z', second) +
    shape('M 8 -70 L 8 18 L 70 18 Z', lighter(second, 0.45)),
  leaf: (ink, second) =>
    shape('M 0 96 C -84 40 -74 -50 0 -100 C 74 -50 84 40 0 96 Z', ink) +
    line('M 0 110 L 0 -60 M 0 -20 L 34 -48 M 0 -20 L -34 -48 M 0 30 L 42 0 M 0 30 L -42 0', second, 6),
  dinosaur: (ink, second) =>
    shape(
      'M -112 56 C -70 62 -70 -4 -18 -14 C 14 -20 26 -34 30 -62 C 32 -92 92 -96 98 -62 C 100 -42 72 -40 62 -36 C 64 -4 62 16 54 34 L 54 84 L 26 84 L 24 54 L -14 54 L -18 84 L -46 84 L -48 58 C -74 78 -100 78 -112 56 Z',
      ink,
    ) +
    [
      [-64, 18],
      [-36, -14],
      [0, -34],
      [22, -66],
    ]
      .map(([x = 0, y = 0]) =>
        shape(`M ${x - 14} ${y + 6} L ${x - 6} ${y - 22} L ${x + 14} ${y - 2} Z`, second),
      )
      .join('') +
    disc(70, -66, 6, '#2d2c30'),
  rocket: (ink, second) =>
    shape('M -22 66 L 0 108 L 22 66 Z', '#e9a23b') +
    shape('M -34 20 L -66 72 L -26 60 Z M 34 20 L 66 72 L 26 60 Z', second) +
    shape('M 0 -104 C 52 -60 46 20 28 66 L -28 66 C -46 20 -52 -60 0 -104 Z', ink) +
    disc(0, -22, 19, '#fbf7ef') +
    disc(0, -22, 12, second),
  stars: (ink, second) =>
    star(0, -6, 62, ink) + star(-76, 44, 28, second) + star(74, 48, 34, second) + star(62, -74, 22, ink),
  waves: (ink, second) =>
    [-44, 0, 44]
      .map((y, index) =>
        line(`M -100 ${y} q 25 -32 50 0 t 50 0 t 50 0 t 50 0`, index === 1 ? second : ink, 13),
      )
      .join(''),
} satisfies Record<string, Print>;

export type PrintName = keyof typeof prints;
export const drawPrint = (name: PrintName, ink: string, second: string) => prints[name](ink, second);

function star(x: number, y: number, radius: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? radius * 0.46 : radius;
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="6" stroke-linejoin="round"/>`;
}
