import { useState } from 'react';

/** The selected rows of the page that is shown: of what has left the page, nothing stays selected. */
export function useSelection<Item>(items: Item[], idOf: (item: Item) => string) {
  const [chosen, onSelect] = useState<string[]>([]);
  const selected = items.filter((item) => chosen.includes(idOf(item)));
  return { ids: selected.map(idOf), items: selected, onSelect, clear: () => onSelect([]) };
}
