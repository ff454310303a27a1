import { historyState } from '@haberdash/kit/history-state';
import Input from 'antd/es/input';
import type { MenuItem } from '@haberdash/kit/feature';
import Modal from 'antd/es/modal';
import type { InputRef } from 'antd/es/input';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useRemembered } from '../list/use-remembered';
import { ThemeProvider } from '../ui/ThemeProvider';
import type { PaletteTarget } from './palette.api';
import { paletteClosed, selectSearch, wordsTyped } from './palette.slice';
import styles from './palette.module.css';

const mostRecent = 5;

/** Jumps to an order, a product, a customer or a page: a combobox whose list is always open. */
export default function Palette({ pages }: { pages: MenuItem[] }) {
  const dispatch = useDispatch();
  const close = () => dispatch(paletteClosed());
  const input = useRef<InputRef>(null);
  return (
    <ThemeProvider>
      <Modal
        title="Find"
        open
        onCancel={close}
        footer={null}
        width={560}
        afterOpenChange={() => input.current?.focus()}
      >
        <Finder pages={pages} input={input} onClose={close} />
      </Modal>
    </ThemeProvider>
  );
}

interface FinderProps {
  pages: MenuItem[];
  input: RefObject<InputRef | null>;
  onClose: () => void;
}

function Finder({ pages, input, onClose }: FinderProps) {
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const { found, isSearching, isIncomplete } = useSelector(selectSearch);
  const dispatch = useDispatch();
  const listId = useId();
  const [recent, remember] = useRemembered<PaletteTarget>('palette:recent', []);
  const targets = words === '' ? recentFirst(recent, pages) : [...pagesNamed(words, pages), ...found];
  const chosen = Math.min(active, targets.length - 1);
  useActiveInView(`${listId}-${chosen}`);

  const type = (typed: string) => {
    setWords(typed);
    setActive(0);
    dispatch(wordsTyped(typed.trim()));
  };
  const follow = (target: PaletteTarget) => {
    remember(withNewest(recent, target));
    onClose();
  };
  const jump = () => followLinkIn(`${listId}-${chosen}`);
  const enter = useEnter(words, isSearching && targets[chosen]?.kind !== 'Page', jump);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setActive((chosen + step + targets.length) % Math.max(targets.length, 1));
  };

  return (
    <div className={styles.finder}>
      <Input
        ref={input}
        autoFocus
        size="large"
        role="combobox"
        aria-label="Find an order, a product, a customer or a page"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={targets.length > 0 ? `${listId}-${chosen}` : undefined}
        placeholder="Order number, product, customer, page"
        maxLength={100}
        value={words}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onPressEnter={enter}
      />
      <Targets id={listId} targets={targets} chosen={chosen} onPoint={setActive} onFollow={follow} />
      <p role="status" className={styles.state}>
        {stateOf({ isSearching, isIncomplete, count: targets.length, words })}
      </p>
    </div>
  );
}

/** Until something is typed, what was opened here last comes first. */
function recentFirst(recent: PaletteTarget[], pages: MenuItem[]): PaletteTarget[] {
  const others = pagesNamed('', pages).filter(({ to }) => recent.every((known) => known.to !== to));
  return [...recent, ...others];
}

const withNewest = (recent: PaletteTarget[], newest: PaletteTarget): PaletteTarget[] =>
  [newest, ...recent.filter(({ to }) => to !== newest.to)].slice(0, mostRecent);

const pagesNamed = (words: string, pages: MenuItem[]): PaletteTarget[] =>
  pages
    .filter(({ label, words: others = '' }) =>
      `${label} ${others}`.toLowerCase().includes(words.toLowerCase()),
    )
    .map(({ label, to }) => ({ kind: 'Page', label, hint: '', to }));

/** Enter that comes before the results of these words waits for them. */
function useEnter(words: string, isSearching: boolean, onEnter: () => void): () => void {
  const [awaited, setAwaited] = useState<string>();
  const enterAtLast = useEffectEvent(onEnter);
  useEffect(() => {
    if (awaited === words && !isSearching) enterAtLast();
  }, [awaited, words, isSearching]);
  return () => setAwaited(words);
}

interface TargetsProps {
  id: string;
  targets: PaletteTarget[];
  chosen: number;
  onPoint: (place: number) => void;
  onFollow: (target: PaletteTarget) => void;
}

function Targets({ id, targets, chosen, onPoint, onFollow }: TargetsProps) {
  const { dialog } = historyState(useLocation());
  const follow = (event: MouseEvent, target: PaletteTarget) => {
    event.stopPropagation();
    onFollow(target);
  };
  return (
    <ul id={id} role="listbox" aria-label="Found" className={styles.targets}>
      {targets.map((target, place) => (
        <li
          key={`${target.kind} ${target.to}`}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === chosen}
          onPointerMove={() => onPoint(place)}
          onClick={({ currentTarget }) => followLinkIn(currentTarget.id)}
        >
          <span>
            {target.label} {target.hint && <small>{target.hint}</small>}
          </span>{' '}
          <small>{target.kind}</small>
          <Link
            to={target.to}
            replace={dialog !== undefined}
            onClick={(event) => follow(event, target)}
            hidden
          />
        </li>
      ))}
    </ul>
  );
}

/** Forms with unsaved input ask about links. */
function followLinkIn(optionId: string): void {
  document.getElementById(optionId)?.querySelector('a')?.click();
}

interface SearchState {
  isSearching: boolean;
  isIncomplete: boolean;
  count: number;
  words: string;
}

function stateOf({ isSearching, isIncomplete, count, words }: SearchState): string {
  if (isSearching) return 'Searching…';
  if (isIncomplete) return "Some things can't be searched right now.";
  return count === 0 ? `No results for "${words}"` : '';
}

function useActiveInView(id: string) {
  // Newer browsers return a promise from it, which is no clean-up.
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
