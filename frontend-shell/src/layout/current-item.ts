import type { MenuItem } from '@haberdash/kit/remote';

interface Place {
  pathname: string;
  search: string;
}

/**
 * The menu's item for where the visitor is: its path, with all that its query asks for. Whatever else the address says,
 * as by a sort, doesn't matter; of several items the one that asks for the most wins.
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
