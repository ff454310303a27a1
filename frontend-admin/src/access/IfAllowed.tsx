import type { ReactNode } from 'react';
import type { Permission } from './admin-feature';
import { useMay } from './use-may';

interface IfAllowedProps {
  /** One of these permissions is enough. */
  needs: Permission | readonly Permission[];
  children: ReactNode;
}

/** Hides what the server would refuse to this user. */
export function IfAllowed({ needs, children }: IfAllowedProps) {
  const may = useMay();
  return may(...[needs].flat()) ? children : null;
}
