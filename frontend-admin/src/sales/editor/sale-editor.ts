import { createEditor } from '../../editor/create-editor';
import { fieldsOf, saleOf, type SaleFields } from './sale-fields';
import { fetchSale, postSale, putSale, type Sale } from '../sales.api';

export const saleEditor = createEditor<Sale, SaleFields>({
  name: 'saleEditor',
  fieldsOf,
  save(fields, saved) {
    const sale = saleOf(fields, saved);
    return saved ? putSale({ id: saved._id, version: saved.version, ...sale }) : postSale(sale);
  },
  latest: { code: 'STALE_SALE', fetch: ({ _id }) => fetchSale(_id) },
});
