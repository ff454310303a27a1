/** The largest stock that an editor may enter. */
export const maxStock = 1_000_000;

/** A variant with fewer pieces is low in stock. */
export const lowStockBelow = 10;
