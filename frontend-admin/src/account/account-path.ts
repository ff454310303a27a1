export const accountPath = '/admin/account';
