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
  const [isTyping, setTyping] = useState(false);
  const asked = useRef(keyword);

  const stop = () => setTyping(false);
  const search = (next: string) => {
    setText(next);
    stop();
    const searched = keywordIn(next);
    if (searched === asked.current) return;
    asked.current = searched;
    onSearch(searched);
  };
  /** Too short a text ends the search at once. */
  const type = (next: string) => {
    setText(next);
    setTyping(true);
    if (!keywordIn(next)) search(next);
  };

  /** By Back or a link, for one; what was asked from here is there already. */
  const onAddress = useEffectEvent(() => {
    if (keyword === asked.current) return;
    asked.current = keyword;
    setText(keyword);
    stop();
  });
  useEffect(() => onAddress(), [keyword]);

  const rest = useEffectEvent(() => {
    search(text);
    onRest();
  });
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(rest, SEARCH_AFTER);
    return () => clearTimeout(timer);
  }, [isTyping, text]);

  return { text, type, search, stop };
}
