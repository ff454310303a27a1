import { Icon } from '@haberdash/kit/ui/Icon';
import type { CareSymbol } from './care-symbols';

/* Shapes of our own, in the manner of ISO 3758. Text stands beside each. */

const tub = 'M2.5 6.5 5 18.5h14l2.5-12M3 9c1.5-1.2 3-1.2 4.5 0s3 1.2 4.5 0 3-1.2 4.5 0 3 1.2 4.5 0';
const triangle = 'M12 4 21 19H3z';
const square = 'M4 4h16v16H4z';
const drum = `${square}M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12`;
const iron = 'M7.5 6.5H16c1.3 0 2.2 1 2.5 2.5L20.5 18H2.5c0-4.5 3-7 7-7h9.3';
const circle = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17';
const cross = 'M4 4l16 16M20 4 4 20';
const bar = 'M5 21.5h14';
const twoBars = 'M5 20.7h14M5 23.2h14';

interface Drawing {
  path: string;
  /** In the middle of the shape. */
  text?: string;
}

const wash = (degrees: number, gently = '') => ({ path: tub + gently, text: String(degrees) });
const dots = (count: number, y: number) =>
  Array.from({ length: count }, (_, place) => `M${12 + 3 * (place - (count - 1) / 2)} ${y}v.01`).join('');

const drawings: Record<CareSymbol, Drawing> = {
  'wash-95': wash(95),
  'wash-60': wash(60),
  'wash-60-mild': wash(60, bar),
  'wash-40': wash(40),
  'wash-40-mild': wash(40, bar),
  'wash-30': wash(30),
  'wash-30-mild': wash(30, bar),
  'wash-30-very-mild': wash(30, twoBars),
  'hand-wash': { path: `${tub}M8 15.5v-2l2-1.5h3.5M10 15.5h4M16 3.5l-3 6` },
  'no-wash': { path: tub + cross },
  bleach: { path: triangle },
  'bleach-oxygen': { path: `${triangle}M10.5 19 15 10.5M14.5 19l3-5.5` },
  'no-bleach': { path: triangle + cross },
  'tumble-dry': { path: drum + dots(2, 12) },
  'tumble-dry-low': { path: drum + dots(1, 12) },
  'no-tumble-dry': { path: drum + cross },
  'line-dry': { path: `${square}M12 7v10` },
  'drip-dry': { path: `${square}M9.5 7v10M14.5 7v10` },
  'flat-dry': { path: `${square}M7 12h10` },
  'iron-high': { path: iron + dots(3, 15) },
  'iron-medium': { path: iron + dots(2, 15) },
  'iron-low': { path: iron + dots(1, 15) },
  'no-iron': { path: iron + cross },
  'dry-clean': { path: circle, text: 'P' },
  'dry-clean-mild': { path: circle + bar, text: 'P' },
  'no-dry-clean': { path: circle + cross },
  'wet-clean': { path: circle, text: 'W' },
  'wet-clean-mild': { path: circle + bar, text: 'W' },
};

export function CareIcon({ symbol, size = 28 }: { symbol: CareSymbol; size?: number }) {
  const { path, text } = drawings[symbol];
  return (
    <Icon size={size} strokeWidth={1.3}>
      <path d={path} />
      {text && (
        <text
          x="12"
          y={text.length > 1 ? 17 : 15.5}
          fontSize={text.length > 1 ? 7 : 10}
          fontWeight="600"
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
        >
          {text}
        </text>
      )}
    </Icon>
  );
}
