/** Which products stand on which shelf, in what order and choices: lists of products depend on it. */
export const shelvesTopic = 'shelves';
export const bannersTopic = 'banners';
