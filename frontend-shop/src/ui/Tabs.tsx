import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface Tab {
  name: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  /** The name of the tab that is open at first, such as the address has it; otherwise it is the first of them. */
  first?: string | null;
}

/** The arrow keys move between tabs. */
export function Tabs({ label, tabs, first = null }: TabsProps) {
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      tabs.findIndex(({ name }) => name === first),
    ),
  );
  const id = useId();

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = (current + by + tabs.length) % tabs.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === current}
            aria-controls={`${id}-panel`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div key={current} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`}>
        {tabs[current]!.panel}
      </div>
    </div>
  );
}
