import Button from 'antd/es/button';
import Popover from 'antd/es/popover';
import { useState, type ReactNode } from 'react';
import styles from '../list.module.css';

interface ToolbarPopoverProps {
  label: ReactNode;
  children: (close: () => void) => ReactNode;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button that opens a small panel right behind it in the tab order. Escape closes it. */
export function ToolbarPopover({ label, children, onOpenChange }: ToolbarPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const change = (isOpening: boolean) => {
    setIsOpen(isOpening);
    onOpenChange?.(isOpening);
  };
  const close = () => {
    box?.querySelector('button')?.focus();
    change(false);
  };

  return (
    <div
      ref={setBox}
      className={styles.popover}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) close();
      }}
    >
      <Popover
        open={isOpen}
        onOpenChange={change}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        getPopupContainer={() => box ?? document.body}
        content={<div className={styles.popoverPanel}>{children(close)}</div>}
      >
        <Button aria-expanded={isOpen}>{label}</Button>
      </Popover>
    </div>
  );
}
