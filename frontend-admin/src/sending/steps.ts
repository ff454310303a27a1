import type { ShippingCounts } from './shipping.api';

export interface Step {
  /** `toSend` of the address and of the list. */
  toSend: string;
  label: string;
  about: string;
  emptyTitle: string;
  emptyHint: string;
  /** The pages of the step have a tab with this count. */
  count?: keyof ShippingCounts;
}

const toPack: Step = {
  toSend: 'unpacked',
  label: 'To pack',
  about: 'Paid orders with items that are not packed yet, oldest first.',
  emptyTitle: 'Nothing to pack',
  emptyHint: 'All paid orders are packed.',
  count: 'unpacked',
};

/** An order goes from one to the next. */
export const tabs: Step[] = [
  toPack,
  {
    toSend: 'packed',
    label: 'Packed',
    about: 'Type or scan each tracking number: Enter saves it and moves to the next. Then ship.',
    emptyTitle: 'Nothing is packed',
    emptyHint: 'Pack orders first: they appear here for their tracking numbers.',
    count: 'packed',
  },
  {
    toSend: 'untracked',
    label: 'Sent without a number',
    about:
      'Parcels on their way without a tracking number. A number that you save now is sent to the customer.',
    emptyTitle: 'Nothing is without a number',
    emptyHint: 'Every parcel on its way has a tracking number.',
    count: 'untracked',
  },
  {
    toSend: 'late',
    label: 'Late',
    about:
      'Past the promised delivery date. Orders without a promised day are late two working days after their payment.',
    emptyTitle: 'Nothing is late',
    emptyHint: 'No promised day is over.',
    count: 'late',
  },
];

/** Other pages link to it. */
const all: Step = {
  toSend: 'all',
  label: 'All to send',
  about: 'Paid orders waiting to be shipped, oldest first.',
  emptyTitle: 'Nothing to ship',
  emptyHint: 'All paid orders are shipped.',
};

export const stepOf = (params: URLSearchParams): Step =>
  [...tabs, all].find(({ toSend }) => toSend === params.get('toSend')) ?? toPack;

export const pathOf = ({ toSend }: Step): string =>
  toSend === toPack.toSend ? '/admin/sending' : `/admin/sending?toSend=${toSend}`;
