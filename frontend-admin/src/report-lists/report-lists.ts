import { createList } from '../list/create-list';
import {
  type DaysShopper,
  type FailedJob,
  fetchFailedJobs,
  fetchLowStock,
  fetchShoppers,
  fetchSoldOut,
  type LowSize,
  type SoldOutSize,
} from './report-lists.api';

export const shoppersList = createList<DaysShopper>('adminShoppers', fetchShoppers);
export const soldOutList = createList<SoldOutSize>('adminSoldOut', fetchSoldOut);
export const lowStockList = createList<LowSize>('adminLowStock', fetchLowStock);
export const failedJobsList = createList<FailedJob>('adminFailedJobs', fetchFailedJobs);

/** Lists of what the dashboard's numbers sum up, beside orders. */
export const reportLists = [shoppersList, soldOutList, lowStockList, failedJobsList];
