export const categories = ['men', 'women', 'kids', 'accessories', 'footwear'] as const;
export const brands = ['nike', 'adidas', 'puma', 'levi', 'zara', 'h&m'] as const;
