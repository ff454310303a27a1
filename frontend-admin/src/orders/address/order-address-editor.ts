import { noNotes } from '@haberdash/kit/labels';
import { shopCountry } from '@haberdash/kit/page-meta';
import { createEditor } from '../../editor/create-editor';
import type { Order } from '../orders.api';
import { reloadOrder } from '../reload-order';
import { putAddress, type Correction } from './order-address.api';

export const orderAddressEditor = createEditor<Order, Correction>({
  name: 'orderAddressEditor',
  fieldsOf: ({ addressInfo, orderUpdateDate: seenUpdateDate }) => {
    const { recipient, address, city, region, pincode, phone, notes } = addressInfo;
    const country = addressInfo.country ?? shopCountry();
    const shown = { recipient, address, city, region, pincode, country, phone };
    return { ...shown, notes: notes === noNotes ? '' : notes, seenUpdateDate };
  },
  *save({ notes, ...correction }, order) {
    const result = yield* putAddress(order!._id, { ...correction, notes: notes.trim() || noNotes });
    // Otherwise input is wrong, not the page out of date.
    if (!result.ok && !result.refusal.errors?.length) yield* reloadOrder(order!._id);
    return result;
  },
  onSaved: (order) => reloadOrder(order!._id),
});
