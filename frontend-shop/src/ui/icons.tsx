import { Icon } from '@haberdash/kit/ui/Icon';

export function BagIcon() {
  return (
    <Icon size={24}>
      <path d="M5 8h14l1 12.5H4z M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
    </Icon>
  );
}

export function PlusIcon() {
  return (
    <Icon size={16}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function MinusIcon() {
  return (
    <Icon size={16}>
      <path d="M5 12h14" />
    </Icon>
  );
}

export function TrashIcon() {
  return (
    <Icon>
      <path d="M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5l1 13.5h10l1-13.5M10 10.5v6M14 10.5v6" />
    </Icon>
  );
}

export function FilterIcon() {
  return (
    <Icon size={18}>
      <path d="M4 7h16M7 12h10M10 17h4" />
    </Icon>
  );
}

export function ChevronIcon({ to }: { to: 'left' | 'right' | 'down' }) {
  const paths = { left: 'M14.5 5.5 8 12l6.5 6.5', right: 'M9.5 5.5 16 12l-6.5 6.5', down: 'm6 9.5 6 6 6-6' };
  return (
    <Icon size={18}>
      <path d={paths[to]} />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon size={16}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function VanIcon() {
  return (
    <Icon>
      <path d="M2.5 6h11v11h-11z M13.5 10h4l4 3.5v3.5h-8 M6 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z M17 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />
    </Icon>
  );
}

export function ReturnIcon() {
  return (
    <Icon>
      <path d="M8.5 5 4 9.5 8.5 14 M4 9.5h10.5a5 5 0 0 1 0 10H8" />
    </Icon>
  );
}

export function ShareIcon() {
  return (
    <Icon size={18}>
      <path d="M12 15V4 M8 7.5 12 3.5l4 4 M6 11H5v9.5h14V11h-1" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon size={18}>
      <path d="M8.5 5v14M15.5 5v14" />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon size={18}>
      <path d="M8 5v14l11-7z" />
    </Icon>
  );
}

export function HeartIcon() {
  return (
    <Icon>
      <path d="M12 20 4.6 12.6a4.6 4.6 0 0 1 6.5-6.5l.9.9.9-.9a4.6 4.6 0 0 1 6.5 6.5z" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5" />
    </Icon>
  );
}

export function ClockIcon() {
  return (
    <Icon size={18}>
      <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2" />
    </Icon>
  );
}
