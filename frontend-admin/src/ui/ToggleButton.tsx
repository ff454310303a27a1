import type { ComponentProps } from 'react';
import styles from './ui.module.css';

interface ToggleButtonProps extends ComponentProps<'button'> {
  isOn: boolean;
}

/** One of several toggle buttons. */
export function ToggleButton({ isOn, className = '', ...button }: ToggleButtonProps) {
  return <button type="button" {...button} aria-pressed={isOn} className={`${styles.toggle} ${className}`} />;
}
