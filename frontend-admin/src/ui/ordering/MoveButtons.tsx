import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import Button from 'antd/es/button';
import { useLayoutEffect, useRef } from 'react';

export interface MoveButtonsProps {
  /** The thing that moves: 'feature image 3'. */
  name: string;
  /** The count begins at 1. */
  number: number;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

/** For keyboards and screen readers, beside drag and drop. */
export function MoveButtons({ name, number, isLast, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  // At either end the pressed button becomes disabled and would lose the focus.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === up.current && number === 1) down.current?.focus();
    if (focused === down.current && isLast) up.current?.focus();
  }, [number, isLast]);

  return (
    <>
      <Button
        ref={up}
        disabled={number === 1}
        aria-label={`Move ${name} up`}
        icon={<ArrowUpOutlined aria-hidden />}
        onClick={() => onMove(-1)}
      />
      <Button
        ref={down}
        disabled={isLast}
        aria-label={`Move ${name} down`}
        icon={<ArrowDownOutlined aria-hidden />}
        onClick={() => onMove(1)}
      />
    </>
  );
}
