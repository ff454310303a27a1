const groups = [
  { group: 'category' as const, id: 'women' },
  { group: 'brand' as const, id: 'h&m' },
];

/** For "coa": words, one of which contains the other, a category, a brand and a product. */
export const suggestions = {
  success: true as const,
  data: {
    keywords: ['coat', 'raincoat'],
    groups,
    shelves: groups,
    products: [{ _id: 'coat-1', title: 'Wool Coat', image: '/uploads/coat-1200.webp' }],
  },
};
