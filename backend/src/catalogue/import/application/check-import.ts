import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import type { Clock } from '../../../shared/time/clock';
import { newId } from '../../../shared/ids';
import type { Pictures } from '../../../pictures/pictures';
import type { ImportPlan } from '../domain/import-plan';
import type { ImportRow, RowError } from '../domain/import-row';
import { planImport } from '../domain/plan-import';
import { ProductImport } from '../domain/product-import';
import { withUsualSizes } from '../domain/with-usual-sizes';
import type { SizeChartRepository } from '../../sizes/application/ports';
import type { TaxonomyQueries } from '../../taxonomy-queries';
import type { ImportableProducts, ProductImportRepository } from './ports';

interface CheckImportInput {
  fileName: string;
  rows: ImportRow[];
  /** The errors of the rows that could not be read. */
  errors: RowError[];
}

/** Finds out what a file would change, and changes nothing. */
export class CheckImport {
  constructor(
    private readonly imports: ProductImportRepository,
    private readonly products: ImportableProducts,
    private readonly pictures: Pictures,
    private readonly taxonomy: TaxonomyQueries,
    private readonly charts: SizeChartRepository,
    private readonly actor: CurrentActor,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the import */
  async execute({ fileName, rows: given, errors }: CheckImportInput): Promise<string> {
    const chart = await this.charts.find();
    const { rows, errors: ofSizes } = withUsualSizes(given, chart);
    const plan = planImport(rows, await this.products.findMatching(rows));
    const unknown = [...(await this.unknownPictures(rows)), ...(await this.unknownTaxonomy(rows))];
    const id = newId();
    const found = [...errors, ...ofSizes, ...plan.errors, ...unknown].sort(
      (one, other) => one.row - other.row,
    );
    const checked: ImportPlan = { ...plan, errors: found };
    const uploadedBy = nameOfActor(this.actor.get());
    await this.imports.add(
      ProductImport.check({ id, fileName, plan: checked, uploadedBy }, this.clock.now()),
    );
    return id;
  }

  private async unknownTaxonomy(rows: readonly ImportRow[]): Promise<RowError[]> {
    const { brands, categories } = await this.taxonomy.names();
    const isUnknown = (slug: string | undefined, known: object) =>
      slug !== undefined && !Object.hasOwn(known, slug);
    return rows.flatMap(({ row, brand, category }) => [
      ...(isUnknown(brand, brands) ? [{ row, column: 'brand', message: 'is not a brand of this shop' }] : []),
      ...(isUnknown(category, categories)
        ? [{ row, column: 'category', message: 'is not a category of this shop' }]
        : []),
    ]);
  }

  private async unknownPictures(rows: readonly ImportRow[]): Promise<RowError[]> {
    const named = rows.flatMap(({ row, image, colourImage }) => [
      { row, column: 'image', path: image },
      { row, column: 'colour_image', path: colourImage },
    ]);
    const paths = [...new Set(named.flatMap(({ path }) => (path?.startsWith('/') ? path : [])))];
    const known = new Set<string>();
    for (const path of paths) if (await this.pictures.has(path)) known.add(path);
    return named
      .filter(({ path }) => path?.startsWith('/') && !known.has(path))
      .map(({ row, column }) => ({ row, column, message: 'is not a picture that was uploaded here' }));
  }
}
