/** These leave everything that the shop shows as it is. */
export const changeNothing = {
  'POST /api/admin/products/upload-image': 'stores a picture that nothing shows yet',
  'POST /api/admin/products/import/check': 'finds out what a file would change',
  'POST /api/admin/books/check': 'only reads',
  'POST /api/admin/parcels/tracking-numbers/read': 'only reads',
  'POST /api/admin/parcels/tracking-numbers/preview': 'shows what would be saved',
  'POST /api/admin/stock/removals/read': 'only reads',
  'POST /api/admin/stock-takes/preview': 'only reads',
  'PUT /api/admin/stock-takes/{id}/lines/{variantId}':
    'notes a count, with the admin, that moves no stock yet',
  'POST /api/admin/stock-takes/{id}/counts/read': 'only reads',
  'POST /api/admin/stock-takes/{id}/counts': 'notes counts, with the admin, that move no stock yet',
  'POST /api/admin/orders/{id}/refunds/preview': 'shows what would go back',
  'POST /api/admin/orders/{id}/cancellations/preview': 'shows what would go back',
  'POST /api/admin/returns/{id}/settle/preview': 'shows what would go back',
  'POST /api/admin/sales/preview': 'shows what prices would be',
  'POST /api/admin/mail-texts/{name}/preview': 'shows words that are not saved',
  'POST /api/admin/pages/preview': 'shows a text that is not saved',
};
