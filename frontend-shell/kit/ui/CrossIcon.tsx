import { Icon } from './Icon';

/** Closes, dismisses or takes off; what it stands in tells which. */
export function CrossIcon() {
  return (
    <Icon size={14} strokeWidth={2}>
      <path d="m5 5 14 14M19 5 5 19" />
    </Icon>
  );
}
