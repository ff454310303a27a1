import { useState, type SyntheticEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SearchIcon } from '../ui/icons';
import styles from './header-search.module.css';

const path = '/shop/search';
const longest = 100;
const loadPlaces = () => import('./place-of-search');

/** A field where the header has room for it, and a link to the search page's own field elsewhere. */
export function HeaderSearch() {
  const isOnSearchPage = useLocation().pathname === path;
  const [text, setText] = useState('');
  const navigate = useNavigate();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const places = await loadPlaces().catch(() => undefined);
    setText('');
    void navigate(places?.placeOf(text) ?? `${path}?${new URLSearchParams({ keyword: text }).toString()}`);
  };

  return (
    <div className={styles.search}>
      <nav aria-label="Search">
        <Link to={path} className={styles.link} aria-label="Search" aria-current={isOnSearchPage && 'page'}>
          <SearchIcon />
        </Link>
      </nav>
      {!isOnSearchPage && (
        <form role="search" className={styles.form} onSubmit={(event) => void submit(event)}>
          <input
            type="search"
            aria-label="Search the shop"
            placeholder="Search the shop"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={longest}
            value={text}
            onFocus={() => void loadPlaces().catch(() => undefined)}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      )}
    </div>
  );
}
