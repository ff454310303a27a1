import { useState, type SyntheticEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { listingPath, unfiltered, writeQuery } from '../listing/query/listing-query';
import { SearchIcon } from '../ui/icons';
import styles from './header-search.module.css';
import { keywordIn } from './use-search-query';

const path = '/shop/search';
const longest = 100;
const loadWishes = () => import('./wish');

/** A field where the header has room for it, and a link to the search page's own field elsewhere. */
export function HeaderSearch() {
  const isOnSearchPage = useLocation().pathname === path;
  const [text, setText] = useState('');
  const navigate = useNavigate();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const to = await placeOf(text);
    setText('');
    void navigate(to);
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
            onFocus={() => void loadWishes().catch(() => undefined)}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      )}
    </div>
  );
}

/** A text such as "dress under 80" asks for a filter, too. */
async function placeOf(text: string): Promise<string> {
  const wishes = await loadWishes().catch(() => undefined);
  const { keyword, filters } = wishes?.wishIn(text, []) ?? { keyword: text, filters: {} };
  const searched = keywordIn(keyword);
  if (!searched) return wishes && Object.keys(filters).length > 0 ? listingPath(filters) : path;
  return `${path}?${writeQuery({ ...unfiltered({ keyword: searched }), filters }).toString()}`;
}
