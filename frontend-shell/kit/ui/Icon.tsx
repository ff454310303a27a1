import type { ReactNode } from 'react';

interface IconProps {
  size?: number;
  strokeWidth?: number;
  children: ReactNode;
}

/** Drawn on a grid of 24. Hidden from screen readers, because text is beside it. */
export function Icon({ size = 20, strokeWidth = 1.6, children }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
