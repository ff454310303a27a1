import { keyOfSize, otherSpellings } from './size-spelling';
import { SizeTwice, SizeUsed, StaleSizes, TooManySizes, UnknownScale } from './sizes.errors';

export const maxScales = 30;
export const maxSizes = 1_000;
/** The maximum length of a size's name. */
export const maxSizeLength = 20;

/** Sizes that one product may come in. */
export interface SizeScale {
  /** The id never changes. */
  id: string;
  label: string;
  /** The smallest size comes first. */
  sizes: readonly string[];
}

/** A scale as an editor wants it; without an id, it is new. */
export interface SizeScaleDraft extends Omit<SizeScale, 'id'> {
  id?: string | undefined;
}

interface Place {
  scale: string;
  place: number;
}

/** The scales of sizes that the shop sells, in display order. No size is in two of them, so a size tells its scale. */
export class SizeChart {
  private readonly places: ReadonlyMap<string, Place>;
  private readonly names: ReadonlyMap<string, string>;

  private constructor(
    readonly scales: readonly SizeScale[],
    /** Increases with every edit. */
    readonly version: number,
  ) {
    const names = scales.flatMap(({ sizes }) => sizes);
    this.places = new Map(
      scales.flatMap(({ id, sizes }) => sizes.map((size, place) => [size, { scale: id, place }] as const)),
    );
    this.names = new Map(names.map((size) => [keyOfSize(size), size]));
  }

  static restore(scales: readonly SizeScale[], version: number): SizeChart {
    return new SizeChart(scales, version);
  }

  has(size: string): boolean {
    return this.places.has(size);
  }

  /** @returns undefined for an unknown size */
  scaleOf(size: string): string | undefined {
    return this.places.get(size)?.scale;
  }

  /** A size's position on its scale; -1 for an unknown size. */
  rankOf(size: string): number {
    return this.places.get(size)?.place ?? -1;
  }

  /** The shop's size that other shops write like this: `xxl` is 2XL, `6Y` is 6 years, `EU 42` is 42. */
  sizeNamed(text: string): string | undefined {
    const given = text.trim();
    if (this.has(given)) return given;
    const keys = [keyOfSize(text), ...otherSpellings(text)];
    return keys.map((key) => this.names.get(key)).find((size) => size !== undefined);
  }

  /**
   * @param seenVersion the version that the editor read; undefined skips the check
   * @param variantsOf the number of variants by size: these sizes stay on their scale
   * @throws StaleSizes, UnknownScale, SizeTwice, TooManySizes, SizeUsed
   */
  edited(
    drafts: readonly SizeScaleDraft[],
    seenVersion: number | undefined,
    variantsOf: ReadonlyMap<string, number>,
  ): SizeChart {
    if (seenVersion !== undefined && seenVersion !== this.version) throw new StaleSizes();
    const edited = new SizeChart(this.identified(drafts), this.version + 1);
    const names = drafts.flatMap(({ sizes }) => sizes);
    const twice = firstTwice(names);
    if (twice !== undefined) throw new SizeTwice(twice);
    if (names.length > maxSizes) throw new TooManySizes();
    for (const [size, variants] of variantsOf)
      if (this.has(size) && edited.scaleOf(size) !== this.scaleOf(size)) throw new SizeUsed(size, variants);
    return edited;
  }

  /** @throws UnknownScale */
  private identified(drafts: readonly SizeScaleDraft[]): SizeScale[] {
    const known = new Set(this.scales.map(({ id }) => id));
    const given = drafts.flatMap(({ id }) => id ?? []);
    if (given.some((id) => !known.has(id)) || new Set(given).size < given.length) throw new UnknownScale();
    const taken = new Set(known);
    return drafts.map(({ id, label, sizes }) => {
      const chosen = id ?? freeId(label, taken);
      taken.add(chosen);
      return { id: chosen, label, sizes };
    });
  }
}

/** Derives the id of a scale from its label, such as `waist-and-length`. */
function freeId(label: string, taken: ReadonlySet<string>): string {
  const base =
    label
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'scale';
  let id = base;
  for (let place = 2; taken.has(id); place++) id = `${base}-${place}`;
  return id;
}

function firstTwice(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(folded(name)).size);
}

/** Names that are equal for Postgres' `lower()`, which the unique index uses, are equal here: a dotted capital I and an i, or sigmas. */
const folded = (name: string): string => name.normalize('NFKD').replaceAll('\u0307', '').toUpperCase();
