import type { MenuItem } from '@haberdash/kit/remote';

interface Place {
  pathname: string;
  search: string;
}

/**
 * The menu item of the visitor's location: its path, or the path of a page above, and all parameters of the item's query. Other parameters,
 * such as a sort order, are ignored. Of several matches, the one with the longest path wins, and then the one with the most parameters.
 * An item whose path no other item has stands for all of its page: its query is only how the page opens.
 */
export function currentItem(menu: MenuItem[], { pathname, search }: Place): MenuItem | undefined {
  const here = new URLSearchParams(search);
  const places = menu.flatMap((item) => item.items ?? [item]).map((item) => ({ item, ...placeOf(item) }));
  const isAlone = (path: string) => places.filter((place) => place.path === path).length === 1;
  const [current] = places
    .filter(
      ({ path, asked }) =>
        isAt(path, pathname) && (isAlone(path) || asked.every(([name, value]) => here.get(name) === value)),
    )
    .toSorted((one, other) => other.path.length - one.path.length || other.asked.length - one.asked.length);
  return current?.item;
}

function placeOf({ to }: MenuItem): { path: string; asked: [string, string][] } {
  const [path = '', query] = to.split('?');
  return { path, asked: [...new URLSearchParams(query)] };
}

const isAt = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
