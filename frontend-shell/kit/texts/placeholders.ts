/** A text of the shop may name these in braces, so that a promise exists once: shoppers read what the delivery table says. */
export const deliveryPlaceholders = ['delivery', 'delivery days', 'order by'] as const;

/** Likewise what the rules of returns say. */
export const returnPlaceholders = ['returns', 'return days'] as const;

/** Each is a paragraph of a page, in whose place shoppers see the table of delivery or all rules. */
export const blockPlaceholders = ['delivery table', 'return rules'] as const;

export type DeliveryPlaceholder = (typeof deliveryPlaceholders)[number];
export type ReturnPlaceholder = (typeof returnPlaceholders)[number];
export type BlockPlaceholder = (typeof blockPlaceholders)[number];
