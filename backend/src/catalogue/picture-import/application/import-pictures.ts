import { DomainError } from '../../../shared/domain-error';
import type { ReplacePictures } from '../../products/application/replace-pictures';
import { maxFurtherPictures } from '../../products/domain/product-picture';
import { matchFiles, namesIn, type PicturesOfProduct, type UnmatchedFile } from '../domain/match-files';
import type { PictureFiles, PictureNames } from './ports';

const maxPictures = 1 + maxFurtherPictures;

/**
 * - `replaced`: the product has these pictures now, or would have them
 * - `same`: it had them already
 * - `refused`: one of its files was refused, so it keeps the pictures that it had
 */
export interface ImportOutcome {
  product: PicturesOfProduct;
  result: 'replaced' | 'same' | 'refused';
  refused: UnmatchedFile[];
  /** A product shows only so many pictures. */
  tooMany: string[];
}

export interface ImportedPictures {
  outcomes: ImportOutcome[];
  unmatched: UnmatchedFile[];
}

interface ImportPicturesInput {
  files: readonly string[];
  /** Files are matched and checked, and nothing is stored. */
  isDryRun: boolean;
  onProgress: (outcome: ImportOutcome, done: number, all: number) => void;
}

/**
 * Gives each product that a file names exactly the pictures of the folder; the others keep theirs. Each product is changed in a
 * transaction of its own, so that an import that is cut off goes on when it is started again.
 */
export class ImportPictures {
  constructor(
    private readonly names: PictureNames,
    private readonly files: PictureFiles,
    private readonly replacePictures: ReplacePictures,
  ) {}

  async execute({ files, isDryRun, onProgress }: ImportPicturesInput): Promise<ImportedPictures> {
    const names = await this.names.among([...new Set(files.flatMap(namesIn))]);
    const { products, unmatched } = matchFiles(files, names);
    const outcomes: ImportOutcome[] = [];
    for (const product of products) {
      const outcome = await this.importOf(product, isDryRun);
      outcomes.push(outcome);
      onProgress(outcome, outcomes.length, products.length);
    }
    return { outcomes, unmatched };
  }

  private async importOf(product: PicturesOfProduct, isDryRun: boolean): Promise<ImportOutcome> {
    const shown = product.files.slice(0, maxPictures);
    const tooMany = product.files.slice(maxPictures).map(({ file }) => file);
    const refused: UnmatchedFile[] = [];
    const pictures: { image: string; colour: string | null }[] = [];
    for (const { file, colour } of shown) {
      try {
        if (isDryRun) await this.files.check(file);
        else pictures.push({ image: await this.files.store(file), colour });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ file, why: error.message });
      }
    }
    if (refused.length > 0) return { product, result: 'refused', refused, tooMany };
    const isReplaced = isDryRun || (await this.replacePictures.execute(product.productId, pictures));
    return { product, result: isReplaced ? 'replaced' : 'same', refused, tooMany };
  }
}
