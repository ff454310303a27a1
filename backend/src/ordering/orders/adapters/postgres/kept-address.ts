import sql, { type Sql } from 'sql-template-tag';
import type { DeliveryAddress } from '../../domain/delivery-address';

type Named = 'recipient' | 'region' | 'country' | 'phoneE164';

/** Orders of former releases name neither recipient nor country. */
export type KeptAddress = Omit<DeliveryAddress, Named> & Partial<DeliveryAddress>;

const unnamed = { region: '', country: null, phoneE164: null };

/** A pick-up stores this, which the release before reads as an address. */
export const noAddress: KeptAddress = {
  addressId: '',
  address: '',
  city: '',
  pincode: '',
  phone: '',
  notes: '',
};

export const wholeAddress = (shopperName: string, kept: KeptAddress): DeliveryAddress | null =>
  kept.address === '' ? null : { recipient: shopperName, ...unnamed, ...kept };

/** The same of an order `o`, in SQL. */
export const wholeAddressSql: Sql = sql`
  jsonb_build_object('recipient', o.shopper_name) || ${JSON.stringify(unnamed)}::jsonb || o.address`;
