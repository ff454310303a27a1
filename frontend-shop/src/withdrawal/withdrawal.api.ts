import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type WithdrawalReceipt = Schema<'WithdrawalReceiptView'>;
export type WithdrawalFields = Required<Omit<Schema<'DeclareWithdrawalBody'>, '_id'>>;

export function postWithdrawal(body: Schema<'DeclareWithdrawalBody'>) {
  return callApi((api) => api.POST('/api/shop/withdrawals', { body }));
}
