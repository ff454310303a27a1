import type { Schema } from '../api/client';

export type CareSymbol = Schema<'CareSymbol'>;

interface CareStep {
  id: string;
  label: string;
  symbols: readonly CareSymbol[];
}

/** In the order of a care label; ISO 3758. */
export const careSteps: readonly CareStep[] = [
  {
    id: 'washing',
    label: 'Washing',
    symbols: [
      'wash-95',
      'wash-60',
      'wash-60-mild',
      'wash-40',
      'wash-40-mild',
      'wash-30',
      'wash-30-mild',
      'wash-30-very-mild',
      'hand-wash',
      'no-wash',
    ],
  },
  { id: 'bleaching', label: 'Bleaching', symbols: ['bleach', 'bleach-oxygen', 'no-bleach'] },
  {
    id: 'drying',
    label: 'Drying',
    symbols: ['tumble-dry', 'tumble-dry-low', 'no-tumble-dry', 'line-dry', 'drip-dry', 'flat-dry'],
  },
  { id: 'ironing', label: 'Ironing', symbols: ['iron-high', 'iron-medium', 'iron-low', 'no-iron'] },
  {
    id: 'professional',
    label: 'Professional care',
    symbols: ['dry-clean', 'dry-clean-mild', 'no-dry-clean', 'wet-clean', 'wet-clean-mild'],
  },
];

export const careLabels: Record<CareSymbol, string> = {
  'wash-95': 'Wash at up to 95 °C',
  'wash-60': 'Wash at up to 60 °C',
  'wash-60-mild': 'Wash gently at up to 60 °C',
  'wash-40': 'Wash at up to 40 °C',
  'wash-40-mild': 'Wash gently at up to 40 °C',
  'wash-30': 'Wash at up to 30 °C',
  'wash-30-mild': 'Wash gently at up to 30 °C',
  'wash-30-very-mild': 'Wash at 30 °C, very gentle cycle',
  'hand-wash': 'Wash by hand',
  'no-wash': 'Do not wash',
  bleach: 'Any bleach',
  'bleach-oxygen': 'Oxygen bleach only',
  'no-bleach': 'Do not bleach',
  'tumble-dry': 'Tumble dry',
  'tumble-dry-low': 'Tumble dry at low heat',
  'no-tumble-dry': 'Do not tumble dry',
  'line-dry': 'Line dry',
  'drip-dry': 'Drip dry on a line',
  'flat-dry': 'Dry flat',
  'iron-high': 'Iron at high heat',
  'iron-medium': 'Iron at medium heat',
  'iron-low': 'Iron at low heat',
  'no-iron': 'Do not iron',
  'dry-clean': 'Dry clean',
  'dry-clean-mild': 'Dry clean gently',
  'no-dry-clean': 'Do not dry clean',
  'wet-clean': 'Professional wet cleaning',
  'wet-clean-mild': 'Gentle professional wet cleaning',
};
