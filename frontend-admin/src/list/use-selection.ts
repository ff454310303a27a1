import { useState } from 'react';

export interface Selection<Item> {
  ids: string[];
  items: Item[];
  onSelect: (ids: string[]) => void;
  clear: () => void;
}

/** The selected rows of the page that is shown: what has left the page is not selected, and is again where it is shown next. */
export function useSelection<Item>(items: Item[], idOf: (item: Item) => string): Selection<Item> {
  const [chosen, onSelect] = useState<string[]>([]);
  const selected = items.filter((item) => chosen.includes(idOf(item)));
  return { ids: selected.map(idOf), items: selected, onSelect, clear: () => onSelect([]) };
}
