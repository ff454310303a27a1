import type { Fit } from './reviews.api';

export const fitWords: Record<Fit, string> = {
  small: 'Runs small',
  right: 'True to size',
  large: 'Runs large',
};
