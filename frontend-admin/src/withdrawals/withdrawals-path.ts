/** Those that wait, what is due first first. */
export const openWithdrawalsPath = '/admin/withdrawals?state=open';
