import { useRef, type KeyboardEvent } from 'react';

/** How long a pause between two keys begins a new word, in milliseconds. */
const RESET = 1000;

/** Typed letters jump to the next of the labels that begins with them; the same letter again goes on to the one after. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });

  /** The place of the label that is meant; undefined where the key is no letter or nothing begins with it. */
  return (event: KeyboardEvent, labels: string[], current: number): number | undefined => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const { text, at } = typed.current;
    const isFresh = Date.now() - at >= RESET;
    // A space alone presses what has the focus.
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
