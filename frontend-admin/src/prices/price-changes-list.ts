import { createList } from '../list/create-list';
import { fetchPriceChanges, type PriceChange } from './price-changes.api';

export const priceChangesList = createList<PriceChange>('adminPriceChanges', fetchPriceChanges);
