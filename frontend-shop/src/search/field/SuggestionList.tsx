import { Button } from '@haberdash/kit/ui/Button';
import { useEffect, useRef, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import { recentSearchesCleared } from '../search.slice';
import styles from './suggestions.module.css';
import type { Suggestion, SuggestionGroup } from './use-suggestions';

interface SuggestionListProps {
  ref: Ref<HTMLDivElement>;
  listId: string;
  groups: SuggestionGroup[];
  current: Suggestion | undefined;
  idOf: (suggestion: Suggestion) => string;
  onChoose: (suggestion: Suggestion) => void;
  /** Whether these are recent searches. */
  isRecent: boolean;
}

export function SuggestionList(props: SuggestionListProps) {
  const { ref, listId, groups, current, idOf, onChoose, isRecent } = props;
  const dispatch = useDispatch();
  const selected = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: some browsers return a promise, which React would take for a clean-up function.
    selected.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    // Keeps the focus in the field.
    <div ref={ref} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={listId} aria-label="Suggestions">
        {groups.map(({ label, suggestions }) => (
          <div key={label} role="group" aria-label={label} className={styles.group}>
            <p aria-hidden="true">{label}</p>
            {suggestions.map((suggestion) => (
              <div
                key={suggestion.key}
                ref={suggestion === current ? selected : undefined}
                role="option"
                id={idOf(suggestion)}
                aria-selected={suggestion === current}
                className={styles.option}
                onClick={() => onChoose(suggestion)}
              >
                {suggestion.picture}
                <span>{suggestion.name}</span>
                {suggestion.kind && <span className={styles.kind}>{suggestion.kind}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {isRecent && (
        <Button variant="link" className={styles.forget} onClick={() => dispatch(recentSearchesCleared())}>
          Clear recent searches
        </Button>
      )}
    </div>
  );
}
