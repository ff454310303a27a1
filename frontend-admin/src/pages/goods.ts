interface SizedGoods {
  brand: string | null;
  category: string | null;
}

/** The goods of a size guide as a value of the form: `brand:zara`, `category:men`, or '' for all products. */
export function goodsOf({ brand, category }: SizedGoods): string {
  if (brand !== null) return `brand:${brand}`;
  return category === null ? '' : `category:${category}`;
}

export function goodsIn(goods = ''): SizedGoods {
  const [group, slug = null] = goods.split(/:(.*)/s);
  return { brand: group === 'brand' ? slug : null, category: group === 'category' ? slug : null };
}
