export const accountPath = '/shop/account';
