/** It writes 1234 as 1,234. */
export const whole = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** The server stops counting at 1,000. */
export const countText = ({ count, isExact }: { count: number; isExact: boolean }): string =>
  isExact ? whole(count) : `${whole(count)}+`;
