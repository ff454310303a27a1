import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPath } from '../../product/product-path';
import styles from './header-suggestions.module.css';
import { SuggestionList } from './SuggestionList';
import { useCombobox } from './use-combobox';
import { useGroups, type Suggestion } from './use-suggestions';
import { useTypedSuggestions } from './use-typed-suggestions';

export interface HeaderSuggestionsProps {
  text: string;
  /** The header's field, which is there before this is loaded. */
  field: HTMLInputElement;
  onSearch: (keyword: string) => void;
  /** Called after another suggestion than a search was chosen. */
  onChosen: () => void;
}

type Attributes = Record<string, string | boolean | undefined>;

const closed: Attributes = {
  'aria-expanded': false,
  'aria-controls': undefined,
  'aria-activedescendant': undefined,
};

function describe(field: HTMLInputElement, attributes: Attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) field.removeAttribute(name);
    else field.setAttribute(name, String(value));
  }
}

/** The list of the combobox that the header's field is. */
export default function HeaderSuggestions({ text, field, onSearch, onChosen }: HeaderSuggestionsProps) {
  const navigate = useNavigate();
  const openProduct = (id: string) => void navigate(productPath({ _id: id }));
  const groups = useGroups(useTypedSuggestions(text), onSearch, openProduct);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const combobox = useCombobox(suggestions, () => undefined, document.activeElement === field);

  const choose = (suggestion: Suggestion) => {
    combobox.close();
    onChosen();
    suggestion.choose();
  };
  const pressed = (event: KeyboardEvent) => {
    const isHandled =
      combobox.isShown && (event.key === 'Escape' || (event.key === 'Enter' && combobox.current));
    if (isHandled) event.preventDefault();
    if (event.key === 'Enter' && combobox.current) choose(combobox.current);
    else combobox.move(event);
  };
  const happened = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') pressed(event as KeyboardEvent);
    else if (event.type === 'input') combobox.open();
    else combobox.close();
  });

  useEffect(() => {
    const listener = (event: Event) => happened(event);
    const types = ['keydown', 'input', 'blur'];
    types.forEach((type) => field.addEventListener(type, listener));
    return () => types.forEach((type) => field.removeEventListener(type, listener));
  }, [field]);
  useEffect(() => describe(field, combobox.attributes));
  useEffect(() => () => describe(field, closed), [field]);

  return (
    <div className={styles.place}>
      {combobox.isShown && (
        <SuggestionList ref={null} {...combobox} groups={groups} onChoose={choose} isRecent={false} />
      )}
    </div>
  );
}
