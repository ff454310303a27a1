import type { AuditTrail } from '../../../audit/audit-trail';
import type { Pictures } from '../../../pictures/pictures';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchProduct } from '../../catalogue.errors';
import type { Product } from '../domain/product';
import type { ProductPicture } from '../domain/product-picture';
import { assertPicturesExist } from './assert-pictures-exist';
import type { ProductRepository } from './ports';
import { auditedFields, productEntry } from './product-audit';

/** In display order. The first is the main picture, and the first of each colour is that colour's own. The same one may come again. */
type NewPictures = readonly Pick<ProductPicture, 'image' | 'colour'>[];

export class ReplacePictures {
  constructor(
    private readonly products: ProductRepository,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Pictures that stay keep their text and what may be cropped.
   * @returns whether something changed
   * @throws NoSuchProduct, NoSuchPicture, PictureOfUnknownColour
   */
  execute(productId: string, wanted: NewPictures): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const product = await this.products.findForChange(productId);
      if (!product) throw new NoSuchProduct();
      const before = auditedFields(product);
      const shown = shownIn(product);
      replaceIn(product, wanted);
      if (shownIn(product) === shown) return false;
      await assertPicturesExist(product, this.pictures);
      await this.products.save(product);
      await this.audit.record(
        productEntry(product, { action: 'edited', before, after: auditedFields(product) }),
      );
      return true;
    });
  }
}

function replaceIn(product: Product, [main, ...further]: NewPictures): void {
  const { details, pictures, focalPoints } = product.state;
  const altOf = new Map(pictures.map((picture) => [picture.image, picture.alt]));
  const { image } = main!;
  product.editDetails({ ...details, image }, undefined);
  const ofColours = [...further.toReversed(), main!].flatMap((one): [string, string | null][] =>
    // The main picture is shown for a colour without its own.
    one.colour === null ? [] : [[one.colour, one.image === image ? null : one.image]],
  );
  product.pictureColours(new Map(ofColours));
  product.replacePictures(eachOnce(further).map((one) => ({ ...one, alt: altOf.get(one.image) ?? '' })));
  product.replaceFocalPoints(focalPoints);
}

/** A photograph that shows several colours goes with all. */
function eachOnce(pictures: NewPictures): NewPictures {
  const colourOf = new Map<string, string | null>();
  for (const { image, colour } of pictures) {
    const isOfOne = !colourOf.has(image) || colourOf.get(image) === colour;
    colourOf.set(image, isOfOne ? colour : null);
  }
  return [...colourOf].map(([image, colour]) => ({ image, colour }));
}

const shownIn = ({ state: { details, colours, pictures } }: Product): string =>
  JSON.stringify([
    details.image,
    colours.map((one) => one.image),
    pictures.map(({ image, colour }) => [image, colour]),
  ]);
