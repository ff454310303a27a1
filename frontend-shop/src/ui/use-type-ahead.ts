import { useRef, type KeyboardEvent } from 'react';

/** Milliseconds without a key after which a new word starts. */
const reset = 1000;

/**
 * Typed letters select the next label that starts with them; repeating a single letter cycles through its
 * labels.
 */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });

  /** The index of the selected label; undefined if the key is not a letter or no label matches. */
  return (event: KeyboardEvent, labels: string[], current: number): number | undefined => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const { text, at } = typed.current;
    const isFresh = Date.now() - at >= reset;
    // A space at the start activates the focused element instead.
    if (key.length !== 1 || altKey || ctrlKey || metaKey || (key === ' ' && isFresh)) return undefined;

    const letter = key.toLowerCase();
    const next = (isFresh ? '' : text) + letter;
    typed.current = { text: next, at: Date.now() };
    const isOneLetter = next === letter.repeat(next.length);
    const sought = isOneLetter ? letter : next;
    const places = labels.map((_, place) => (current + (isOneLetter ? 1 : 0) + place) % labels.length);
    return places.find((place) => labels[place]!.toLowerCase().startsWith(sought));
  };
}
