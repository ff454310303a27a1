import { createHash } from 'node:crypto';

/** The canvas of a product picture; garments are drawn on and around its vertical axis. */
export const canvas = { width: 800, height: 1000, axis: 400 } as const;

type Point = readonly [number, number];

/** Writes a definition whose id comes from its content, so that drawings stay pure functions yet ids never clash. */
export function define(write: (id: string) => string): { id: string; markup: string } {
  const id = `d${createHash('sha1').update(write('')).digest('hex').slice(0, 10)}`;
  return { id, markup: `<defs>${write(id)}</defs>` };
}

export const moved = (markup: string, transform: string) => `<g transform="${transform}">${markup}</g>`;

/** The same drawing on both sides of the axis. Give a function when light or pattern must differ by side. */
export const bothSides = (markup: string) => markup + otherSide(markup);
export const otherSide = (markup: string) => moved(markup, `translate(${2 * canvas.axis} 0) scale(-1 1)`);

/**
 * A closed outline from its right half, written as a path of absolute M, L, C and Q commands from top to bottom
 * whose x is the distance from the axis.
 */
export function symmetric(rightHalf: string): string {
  const { start, steps } = read(rightHalf);
  const place = ([x, y]: Point, side: 1 | -1) => `${canvas.axis + side * x} ${y}`;
  const forward = steps.map(
    ({ command, points }) => `${command} ${points.map((p) => place(p, 1)).join(' ')}`,
  );
  const back = steps.map(({ command, points }, index) => {
    const arrival = steps[index - 1]?.points.at(-1) ?? start;
    const controls = points.slice(0, -1).reverse();
    return `${command} ${[...controls, arrival].map((p) => place(p, -1)).join(' ')}`;
  });
  const bottom = steps.at(-1)?.points.at(-1) ?? start;
  return `M ${place(start, 1)} ${forward.join(' ')} L ${place(bottom, -1)} ${back.reverse().join(' ')} Z`;
}

function read(path: string): { start: Point; steps: { command: string; points: Point[] }[] } {
  const [first, ...steps] = [...path.matchAll(/([MLCQ])([^MLCQ]*)/g)].map(
    ([, command = '', numbers = '']) => ({
      command,
      points: pairs(
        numbers
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    }),
  );
  const start = first?.points[0];
  if (!start) throw new Error(`not a path: ${path}`);
  return { start, steps };
}

const pairs = (numbers: number[]): Point[] =>
  numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));

/** A path written with x as distance from the axis, moved to the canvas as it is (not mirrored). */
export const fromAxis = (path: string) => {
  const { start, steps } = read(path);
  const place = ([x, y]: Point) => `${canvas.axis + x} ${y}`;
  return `M ${place(start)} ${steps.map((step) => `${step.command} ${step.points.map(place).join(' ')}`).join(' ')}`;
};

/** The same, closed: an outline that is not symmetric. */
export const panel = (path: string) => `${fromAxis(path)} Z`;
