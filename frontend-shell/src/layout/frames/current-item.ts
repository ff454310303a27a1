import type { MenuItem } from '@haberdash/kit/remote';

interface Place {
  pathname: string;
  search: string;
}

/**
 * The menu item of the visitor's location: same path, and all parameters of the item's query. Other parameters,
 * such as a sort order, are ignored. Of several matches, the one with the most parameters wins.
 */
export function currentItem(menu: MenuItem[], { pathname, search }: Place): MenuItem | undefined {
  const here = new URLSearchParams(search);
  let current: { item: MenuItem; asked: number } | undefined;
  for (const item of menu) {
    const [path, query] = item.to.split('?');
    const asked = [...new URLSearchParams(query)];
    const isHere = path === pathname && asked.every(([name, value]) => here.get(name) === value);
    if (isHere && (!current || asked.length > current.asked)) current = { item, asked: asked.length };
  }
  return current?.item;
}
