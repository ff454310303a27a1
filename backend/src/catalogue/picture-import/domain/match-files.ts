/** A name that a file may have, and the product that it shows. */
export interface PictureName {
  productId: string;
  title: string;
  /** The slug of the product, or the SKU of one of its variants. */
  name: string;
  /** That of the variant; null with a slug. */
  colour: string | null;
  /** The place of the variant; null with a slug. */
  place: number | null;
}

export interface MatchedFile {
  file: string;
  /** The picture goes with this colour; null: with all. */
  colour: string | null;
}

/** The pictures of a product in their order: the first is the main one. */
export interface PicturesOfProduct {
  productId: string;
  title: string;
  files: MatchedFile[];
}

export interface UnmatchedFile {
  file: string;
  why: string;
}

const pictureFile = /^(.+)\.(jpe?g|png|webp|avif|gif)$/i;
const numbered = /^(.+)-(\d{1,3})$/;

/** The names that a file may mean, in lower case: its whole name comes first, because a slug may end with a number itself. */
export function namesIn(file: string): string[] {
  const stem = pictureFile.exec(file)?.[1]?.toLowerCase();
  if (stem === undefined) return [];
  const [, name] = numbered.exec(stem) ?? [];
  return name === undefined ? [stem] : [stem, name];
}

/** Files by slug come before those by SKU, then variants in their order, then numbers: `shirt.jpg` before `shirt-2.jpg`. */
export function matchFiles(
  files: readonly string[],
  names: readonly PictureName[],
): { products: PicturesOfProduct[]; unmatched: UnmatchedFile[] } {
  const namedBy = groupedBy(names, ({ name }) => name.toLowerCase());
  const read = files.map((file) => ({ file, ...meaningOf(file, namedBy) }));
  const matched = read.flatMap(({ file, number, owner }) => (owner ? [{ file, number, owner }] : []));
  const unmatched = read.flatMap(({ file, why }) => (why === undefined ? [] : [{ file, why }]));
  const placeOf = ({ place }: PictureName) => place ?? -1;
  const inOrder = matched.toSorted(
    (one, other) =>
      placeOf(one.owner) - placeOf(other.owner) ||
      one.number - other.number ||
      one.file.localeCompare(other.file),
  );
  const products = [...groupedBy(inOrder, ({ owner }) => owner.productId)].map(([productId, all]) => ({
    productId,
    title: all[0]!.owner.title,
    files: all.map(({ file, owner }) => ({ file, colour: owner.colour })),
  }));
  return { products: products.toSorted((one, other) => one.title.localeCompare(other.title)), unmatched };
}

interface Meaning {
  number: number;
  owner?: PictureName;
  /** Why it shows no product. */
  why?: string;
}

function meaningOf(file: string, namedBy: Map<string, PictureName[]>): Meaning {
  const [whole, withoutNumber] = namesIn(file);
  if (whole === undefined) return { number: 1, why: 'is no JPEG, PNG, WebP, AVIF or GIF' };
  const owners = namedBy.get(whole);
  if (owners) return { number: 1, ...onlyOne(owners) };
  const ofNumbered = withoutNumber === undefined ? undefined : namedBy.get(withoutNumber);
  if (!ofNumbered) return { number: 1, why: 'has no slug or SKU of a product' };
  return { number: Number(numbered.exec(whole)![2]), ...onlyOne(ofNumbered) };
}

/** In the order of the first of each group. */
function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** A slug of one product may be the SKU of another one. */
function onlyOne(owners: PictureName[]): Pick<Meaning, 'owner' | 'why'> {
  const products = new Set(owners.map(({ productId }) => productId));
  if (products.size > 1) return { why: `names ${products.size} products` };
  return { owner: owners.find(({ place }) => place === null) ?? owners[0]! };
}
