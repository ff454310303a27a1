/** Line drawings on a grid of 48 for usual categories: shirt, dress, dungarees, bag and shoe. */
const drawings: Record<string, string> = {
  men: 'M17 8 7 13v9l6-1v19h22V21l6 1v-9L31 8l-7 6zM17 8l3 9 4-3 4 3 3-9M24 14v26M27.5 22.5h3.5v4.5h-3.5z',
  women:
    'M19 7v6c0 3-3 5-3 8l2.5 4L11 41h26l-7.5-16 2.5-4c0-3-3-5-3-8V7M19 13c1.5 2.5 8.5 2.5 10 0M18.5 25h11',
  kids: 'M16 7v9M32 7v9M16 16c0 4 16 4 16 0M13 18h3v-2h16v2h3l1 23h-9l-3-14-3 14h-9zM21 21h6v4h-6z',
  accessories: 'M10 19h28l3 22H7zM17 23v-7a7 7 0 0 1 14 0v7M17 31h14',
  footwear: 'M6 33V17c3 3 7 3 10 0l13 11c4 1.5 9 2 12 4 1 .8 1 2 1 3H6zM6 35v4h36v-4M19 20l-3 3M23 23.5l-3 3',
};

const hanger =
  'M24 20v-3c0-2 4-2.5 4-6a4 4 0 0 0-8 0M24 20 6 32c-2 1.5-1 5 1.5 5h33c2.5 0 3.500-3.500 1.5-5z';

/** @param category a slug; one without a drawing gets a hanger */
export function CategoryIcon({ category }: { category: string }) {
  return (
    <svg
      width="52"
      height="52"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={drawings[category] ?? hanger} />
    </svg>
  );
}
