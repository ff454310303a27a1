import type { Page } from '../../pages/page-layout';

export interface PayPalPage extends Page {
  /** Where the simulator is mounted. */
  base: string;
  /** The merchant is the shop's name. */
  merchant: string;
}

export const payPalPage = (base: string, merchant: string): PayPalPage => ({
  simulator: 'PayPal',
  stylesheet: `${base}/pages.css`,
  home: `${base}/`,
  base,
  merchant,
});
