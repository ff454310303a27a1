import type { ProductReturnTerms } from '../../../../content/return-terms';
import { shopCurrency } from '../../../../shared/currency/shop-currency';

const on = (name: string) => `https://schema.org/${name}`;

/** @param country of the shop, for which the terms hold; null terms are of a product that can't be sent back: https://schema.org/MerchantReturnPolicy */
export function returnPolicy(terms: ProductReturnTerms | null, country: string): object {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: country };
  if (!terms) return { ...policy, returnPolicyCategory: on('MerchantReturnNotPermitted') };
  const { days, fee } = terms;
  return {
    ...policy,
    returnPolicyCategory: on('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: days,
    returnMethod: on('ReturnByMail'),
    returnFees: on(terms.isWayPaidByShop ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'),
    itemDefectReturnFees: on('FreeReturn'),
    ...(!fee.isZero && {
      restockingFee: { '@type': 'MonetaryAmount', value: fee.toString(), currency: shopCurrency().code },
    }),
  };
}
