import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keywordIn } from './use-search-query';

/** Milliseconds after the last key. */
const SEARCH_AFTER = 1000;

interface Typing {
  /** What the address asks for. */
  keyword: string;
  onSearch: (keyword: string) => void;
  /** The search began by itself. */
  onRest: () => void;
}

/** The text of the search field, which is searched for once one pauses. */
export function useTyping({ keyword, onSearch, onRest }: Typing) {
  const [text, setText] = useState(keyword);
  const asked = useRef(keyword);

  const search = (next: string) => {
    setText(next);
    const searched = keywordIn(next);
    if (searched === asked.current) return;
    asked.current = searched;
    onSearch(searched);
  };

  /** By Back or a link, for one; what was asked from here is there already. */
  const onAddress = useEffectEvent(() => {
    if (keyword === asked.current) return;
    asked.current = keyword;
    setText(keyword);
  });
  useEffect(() => onAddress(), [keyword]);

  const rest = useEffectEvent(() => {
    search(text);
    onRest();
  });
  useEffect(() => {
    if (keywordIn(text) === asked.current) return;
    const timer = setTimeout(rest, SEARCH_AFTER);
    return () => clearTimeout(timer);
  }, [text]);

  /** Too short a text ends the search at once. */
  const type = (next: string) => (keywordIn(next) ? setText(next) : search(next));

  return { text, type, search };
}
