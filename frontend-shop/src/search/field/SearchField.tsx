import { CrossIcon } from '@haberdash/kit/ui/CrossIcon';
import { IconButton } from '@haberdash/kit/ui/IconButton';
import { useRef, type RefObject, type SyntheticEvent } from 'react';
import { useDispatch } from 'react-redux';
import { SearchIcon } from '../../ui/icons';
import styles from './search-field.module.css';
import { textTyped } from '../search.slice';
import { SuggestionList } from './SuggestionList';
import { useCombobox } from './use-combobox';
import { useSuggestions, type Suggestion } from './use-suggestions';
import { useTyping } from './use-typing';
import type { Wish } from '../wish';

interface SearchFieldProps {
  /** The keyword in the address. */
  keyword: string;
  onSearch: (keyword: string) => void;
  /** For a text with words that are filters. */
  onWish: (wish: Wish) => void;
}

const longest = 100;

export function SearchField(field: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const dispatch = useDispatch();
  const { text, type, search, searchOrWish, stop } = useTyping({ ...field, onRest: () => makeRoom() });
  const groups = useSuggestions(text, search);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const suggest = (typed: string) => dispatch(textTyped(typed.trim()));
  const combobox = useCombobox(suggestions, () => suggest(text));

  /** Shows the results, unless a suggestion is selected or hovered. */
  function makeRoom() {
    if (!combobox.current && !list.current?.matches(':hover')) combobox.close();
  }
  const typed = (next: string) => {
    type(next);
    suggest(next);
    combobox.open();
  };
  const choose = (suggestion: Suggestion) => {
    combobox.close();
    stop();
    suggestion.choose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (combobox.current) choose(combobox.current);
    else searchOrWish();
    combobox.close();
    // Hides the on-screen keyboard, which would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };

  return (
    <form role="search" className={styles.search} onSubmit={submit} onBlur={combobox.closeWhenLeft}>
      <SearchIcon />
      <input
        ref={input}
        {...combobox.attributes}
        aria-label="Search Products..."
        placeholder="Search Products..."
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longest}
        // Without a keyword in the address, the visitor came to type one.
        autoFocus={!field.keyword}
        value={text}
        onChange={({ target }) => typed(target.value)}
        onFocus={() => !text && combobox.open()}
        onClick={() => {
          suggest(text);
          combobox.open();
        }}
        onKeyDown={combobox.move}
      />
      {text && <ClearButton onClear={() => typed('')} field={input} />}
      {combobox.isShown && (
        <SuggestionList ref={list} {...combobox} groups={groups} onChoose={choose} isRecent={!text.trim()} />
      )}
    </form>
  );
}

interface ClearButtonProps {
  onClear: () => void;
  field: RefObject<HTMLInputElement | null>;
}

function ClearButton({ onClear, field }: ClearButtonProps) {
  return (
    <IconButton
      label="Clear search"
      className={styles.clear}
      onClick={() => {
        onClear();
        field.current?.focus();
      }}
    >
      <CrossIcon />
    </IconButton>
  );
}
