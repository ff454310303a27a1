import { useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SearchIcon } from '../ui/icons';
import type { HeaderSuggestionsProps } from './field/HeaderSuggestions';
import styles from './header-search.module.css';

const path = '/shop/search';
const longest = 100;
const loadPlaces = () => import('./place-of-search');

interface Suggesting {
  field: HTMLInputElement;
  Suggestions: ComponentType<HeaderSuggestionsProps>;
}

/** A field where the header has room for it, and a link to the search page's own field elsewhere. */
export function HeaderSearch() {
  const isOnSearchPage = useLocation().pathname === path;
  const [text, setText] = useState('');
  const navigate = useNavigate();

  const [suggesting, setSuggesting] = useState<Suggesting | null>(null);

  /** Typing and Enter work without it. */
  const load = async (field: HTMLInputElement) => {
    void loadPlaces().catch(() => undefined);
    const loaded = await import('./field/HeaderSuggestions').catch(() => null);
    if (loaded) setSuggesting({ field, Suggestions: loaded.default });
  };
  const latest = useRef('');
  /** Nothing is searched any more after another search, or when the shopper has gone elsewhere; the router's location comes later. */
  const search = async (keyword: string) => {
    const { href } = window.location;
    latest.current = keyword;
    const places = await loadPlaces().catch(() => undefined);
    if (latest.current !== keyword || window.location.href !== href) return;
    setText('');
    void navigate(places?.placeOf(keyword) ?? `${path}?${new URLSearchParams({ keyword }).toString()}`);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void search(text);
  };

  return (
    <div className={styles.search}>
      <nav aria-label="Search">
        <Link to={path} className={styles.link} aria-label="Search" aria-current={isOnSearchPage && 'page'}>
          <SearchIcon />
        </Link>
      </nav>
      {!isOnSearchPage && (
        <form role="search" className={styles.form} onSubmit={submit}>
          <input
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-label="Search the shop"
            placeholder="Search the shop"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={longest}
            value={text}
            onFocus={({ target }) => void load(target)}
            onChange={({ target }) => setText(target.value)}
          />
          {suggesting && text && (
            <suggesting.Suggestions
              text={text}
              field={suggesting.field}
              onSearch={(keyword) => void search(keyword)}
              onChosen={() => setText('')}
            />
          )}
        </form>
      )}
    </div>
  );
}
