import { useSizes } from '@haberdash/kit/sizes/use-sizes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { countOf } from '../../listing/query/listing-query';
import { keywordIn } from '../keyword';
import { wishIn, type Wish } from '../wish';

/** Milliseconds after the last key. */
const searchAfter = 1000;

interface Typing {
  /** The keyword in the address. */
  keyword: string;
  onSearch: (keyword: string) => void;
  /** Called for a text with words that are filters. */
  onWish: (wish: Wish) => void;
  /** Called when the search was started by a pause in typing. */
  onRest: () => void;
}

/** The text of the search field, with a search after a pause in typing. */
export function useTyping({ keyword, onSearch, onWish, onRest }: Typing) {
  const [text, setText] = useState(keyword);
  const [isTyping, setTyping] = useState(false);
  const asked = useRef(keyword);
  const { value: scales } = useSizes();

  const stop = () => setTyping(false);
  const search = (next: string) => {
    setText(next);
    stop();
    const searched = keywordIn(next);
    if (searched === asked.current) return;
    asked.current = searched;
    onSearch(searched);
  };
  /** Also finds filters in the text. */
  const searchOrWish = () => {
    const sizes = (scales ?? []).flatMap((scale) => scale.sizes);
    const wish = wishIn(text, sizes);
    if (countOf(wish.filters) === 0) {
      search(text);
      return;
    }
    setText(wish.keyword);
    stop();
    asked.current = wish.keyword;
    onWish(wish);
  };
  /** A text that is too short clears the search at once. */
  const type = (next: string) => {
    setText(next);
    setTyping(true);
    if (!keywordIn(next)) search(next);
  };

  /** The keyword changed by navigation, such as Back or a link, and not by this field. */
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
    const timer = setTimeout(rest, searchAfter);
    return () => clearTimeout(timer);
  }, [isTyping, text]);

  return { text, type, search, searchOrWish, stop };
}
