import { shopTime } from '../../time/shop-time';
import { whole } from '../../ui/numbers';
import type { CountsPreview, CountsRecorded } from '../stock-takes.api';

export const numbersText = (count: number): string => (count === 1 ? '1 number' : `${whole(count)} numbers`);
const rowsText = (count: number): string => (count === 1 ? '1 row' : `${whole(count)} rows`);
const are = (count: number): string => (count === 1 ? 'is' : 'are');

type Left = Pick<CountsPreview, 'same' | 'blank' | 'refused'>;

function leftText({ same, blank, refused }: Left): string {
  const parts = [
    same > 0 && `${numbersText(same)} ${are(same)} there already.`,
    blank > 0 && `${rowsText(blank)} ${blank === 1 ? 'has' : 'have'} no number.`,
    refused > 0 && `${rowsText(refused)} ${are(refused)} left out.`,
  ];
  return parts.filter(Boolean).join(' ');
}

const replacingText = (replaced: number): string =>
  replaced === 0
    ? ''
    : `, and ${whole(replaced)} of them ${replaced === 1 ? 'replaces' : 'replace'} another number`;

export function previewText({ toRecord, replaced, ...left }: CountsPreview): string {
  const first =
    toRecord === 0
      ? 'There is nothing to record.'
      : `${numbersText(toRecord)} can be recorded${replacingText(replaced)}.`;
  return `${first} ${leftText(left)}`.trim();
}

export function recordedText({ recorded, replaced, newer, ...left }: CountsRecorded): string {
  const parts = [
    `${numbersText(recorded)} ${are(recorded)} recorded${replacingText(replaced)}.`,
    newer > 0 && newerText(newer),
    leftText(left),
  ];
  return parts.filter(Boolean).join(' ');
}

const newerText = (newer: number): string =>
  `${rowsText(newer)} ${are(newer)} left out, because somebody has counted ${newer === 1 ? 'its size' : 'their sizes'} since you chose the file. Choose it again to replace ${newer === 1 ? 'that number' : 'those numbers'}.`;

export function effectText({ effect, earlier }: CountsPreview['counts'][number]): string {
  if (effect === 'again') return 'Counted again, because the stock was corrected';
  if (effect !== 'replaced' || !earlier) return 'Counted';
  const by = earlier.by ?? 'somebody';
  return `Replaces ${whole(earlier.counted)}, counted by ${by}${earlier.at ? ` at ${shopTime(earlier.at)}` : ''}`;
}
