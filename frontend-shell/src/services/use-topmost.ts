import { useSyncExternalStore } from 'react';

/** The topmost modal dialog, otherwise the page. */
export function useTopmost(): Element {
  return useSyncExternalStore(onDialogsChanged, topmost);
}

/** The focus is in the topmost dialog, unless the focused element was removed. */
function topmost(): Element {
  const open = 'dialog[open]';
  const withFocus = document.activeElement?.closest(open);
  return withFocus ?? [...document.querySelectorAll(open)].at(-1) ?? document.body;
}

function onDialogsChanged(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
