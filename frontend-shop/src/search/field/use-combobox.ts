import { useId, useState, type FocusEvent } from 'react';

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type Key = Pick<KeyboardEvent, 'key' | 'preventDefault'>;

/** The WAI-ARIA combobox pattern: the focus stays in the field, and the arrow keys move through the options. */
export function useCombobox<Option extends { key: string }>(
  options: Option[],
  onOpen: () => void,
  isOpenAtFirst = false,
) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [active, setActive] = useState<string | null>(null);
  const listId = useId();
  const isShown = isOpen && options.length > 0;
  const current = isShown ? options.find(({ key }) => key === active) : undefined;
  const idOf = (option: Option) => `${listId}-${options.indexOf(option)}`;

  const turn = (open: boolean) => {
    setOpen(open);
    setActive(null);
  };
  const move = (event: Key) => {
    if (event.key === 'Escape') turn(false);
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    if (isShown) {
      const from = current ? options.indexOf(current) : Math.min(-step, 0);
      setActive(options[(from + step + options.length) % options.length]!.key);
    } else {
      turn(true);
      onOpen();
    }
  };

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) turn(false);
  };

  return {
    isShown,
    /** The option that the arrow keys selected. */
    current,
    listId,
    idOf,
    move,
    closeWhenLeft,
    open: () => turn(true),
    close: () => turn(false),
    attributes: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': current && idOf(current),
    },
  };
}
