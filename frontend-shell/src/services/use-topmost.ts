import { useSyncExternalStore } from 'react';

/** The uppermost modal dialog, else the page. */
export function useTopmost(): Element {
  return useSyncExternalStore(onDialogsChanged, topmost);
}

/** The focus is in the uppermost, unless what had it is gone. */
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
