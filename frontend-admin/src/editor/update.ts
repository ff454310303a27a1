/** A field that two admins changed. */
export interface Kept<Fields> {
  name: keyof Fields & string;
  /** The value in the form. */
  mine: Fields[keyof Fields];
  theirs: Fields[keyof Fields];
}

/** The difference between the version that a form started from and a newer one that somebody else saved. */
export interface Update<Fields> {
  /** The number of the newer version. */
  version: number;
  /** New values for fields that were not changed in the form. */
  fields: Partial<Fields>;
  taken: (keyof Fields & string)[];
  /** Fields changed on both sides keep the input, until the admin takes the other value. */
  kept: Kept<Fields>[];
}

interface Sides<Fields> {
  /** The values in the form. */
  typed: Fields;
  before: Fields;
  latest: Fields;
}

export function updateOf<Fields extends object>(sides: Sides<Fields>, version = 0): Update<Fields> {
  const { typed, before, latest } = sides;
  const names = Object.keys(latest) as (keyof Fields & string)[];
  const changed = names.filter(
    (name) => !isSame(before[name], latest[name]) && !isSame(typed[name], latest[name]),
  );
  const isTyped = (name: keyof Fields) => !isSame(typed[name], before[name]);
  const taken = changed.filter((name) => !isTyped(name));
  return {
    version,
    fields: Object.fromEntries(taken.map((name) => [name, latest[name]])) as Partial<Fields>,
    taken,
    kept: changed.filter(isTyped).map((name) => ({ name, mine: typed[name], theirs: latest[name] })),
  };
}

const isSame = (one: unknown, other: unknown): boolean => inOneOrder(one) === inOneOrder(other);

/** The same JSON for the same values, whatever the order of their fields. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
