import type { MenuItem, Remote } from '@haberdash/kit/remote';

/** A remote's menu is a list or a hook for as long as its frame is shown: each remote has a frame of its own. */
export function useMenuItems({ menu }: Remote): MenuItem[] {
  const useItems = typeof menu === 'function' ? menu : () => menu;
  return useItems();
}
