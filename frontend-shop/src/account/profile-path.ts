export const profilePath = '/shop/account?tab=Profile';
