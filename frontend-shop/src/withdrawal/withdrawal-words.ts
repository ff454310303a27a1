import { useSelector } from 'react-redux';
import type { ShopContent } from '../content/content.api';
import { selectContent } from '../content/content.slice';

/** Directive (EU) 2023/2673 words them so; the function is there also where the shop's own words could not be loaded. */
const legalWords: ShopContent['withdrawal'] = {
  label: 'Withdraw from contract here',
  confirm: 'Confirm withdrawal',
  intro: '',
};

export function useWithdrawalWords(): ShopContent['withdrawal'] {
  return useSelector(selectContent).value?.withdrawal ?? legalWords;
}

/** @param orderNumber that the form begins with */
export const withdrawalPath = (orderNumber?: string): string =>
  orderNumber === undefined ? '/shop/withdraw' : `/shop/withdraw?order=${orderNumber}`;
