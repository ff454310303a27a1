import { createList } from '../list/create-list';
import { fetchWithdrawals } from './withdrawals.api';

export const withdrawalsList = createList('withdrawalsList', fetchWithdrawals);
