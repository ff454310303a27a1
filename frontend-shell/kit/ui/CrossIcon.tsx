import { Icon } from './Icon';

/** For closing, dismissing and removing; the button around it has the label. */
export function CrossIcon() {
  return (
    <Icon size={14} strokeWidth={2}>
      <path d="m5 5 14 14M19 5 5 19" />
    </Icon>
  );
}
