/** Whom a table of measures is for, by the slug of their category. */
export const wearers = { women: 'Women', men: 'Men', kids: 'Kids' };

export type Wearer = keyof typeof wearers;
