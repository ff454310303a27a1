/** @returns percents with one decimal; null where nothing was sent */
export const rateOf = ({ sent, returned }: { sent: number; returned: number }): number | null =>
  sent === 0 ? null : Math.round((returned * 1_000) / sent) / 10;
