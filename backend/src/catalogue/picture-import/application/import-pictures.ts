import { DomainError } from '../../../shared/domain-error';
import type { ReplacePictures } from '../../products/application/replace-pictures';
import { maxFurtherPictures } from '../../products/domain/product-picture';
import {
  type MatchedFile,
  matchFiles,
  namesIn,
  type PicturesOfProduct,
  type UnmatchedFile,
} from '../domain/match-files';
import type { PictureFiles, PictureNames } from './ports';

const maxPictures = 1 + maxFurtherPictures;

/**
 * - `replaced`: the product has these pictures now, or would have them
 * - `same`: it had them already
 * - `refused`: one of its files or the product was refused, so it keeps the pictures that it had
 */
export interface ImportOutcome {
  product: PicturesOfProduct;
  result: 'replaced' | 'same' | 'refused';
  /** The number of its pictures: those of its files that are the same photograph are one. */
  pictures: number;
  refused: UnmatchedFile[];
  /** The reason when the product itself was refused. */
  why?: string;
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
    private readonly replacePictures: Pick<ReplacePictures, 'execute'>,
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
    const { shown, ...counted } = await this.read(product.files, isDryRun);
    if (counted.refused.length > 0) return { product, result: 'refused', ...counted };
    try {
      const isReplaced = isDryRun || (await this.replacePictures.execute(product.productId, shown));
      return { product, result: isReplaced ? 'replaced' : 'same', ...counted };
    } catch (error) {
      // Somebody may have deleted the product or a colour since its files were matched.
      return { product, result: 'refused', ...counted, why: reasonOf(error) };
    }
  }

  private async read(files: readonly MatchedFile[], isDryRun: boolean) {
    const shown: { image: string; colour: string | null }[] = [];
    const refused: UnmatchedFile[] = [];
    const tooMany: string[] = [];
    const images = new Set<string>();
    for (const { file, colour } of files) {
      if (images.size + refused.length === maxPictures) {
        tooMany.push(file);
        continue;
      }
      try {
        const image = isDryRun ? await this.files.check(file) : await this.files.store(file);
        images.add(image);
        shown.push({ image, colour });
      } catch (error) {
        refused.push({ file, why: reasonOf(error) });
      }
    }
    return { shown, pictures: images.size, refused, tooMany };
  }
}

/** Any other error ends the import. */
function reasonOf(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  throw error;
}
