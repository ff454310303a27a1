import type { AuditTrail } from '../../../audit/audit-trail';
import type { Pictures } from '../../../pictures/pictures';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchProduct } from '../../catalogue.errors';
import type { Product } from '../domain/product';
import type { ProductPicture } from '../domain/product-picture';
import { assertPicturesExist } from './assert-pictures-exist';
import type { ProductRepository } from './ports';
import { auditedFields, productEntry } from './product-audit';

/** In display order; the first is the main picture, which goes with every colour. */
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
  execute(productId: string, [main, ...further]: NewPictures): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const product = await this.products.findForChange(productId);
      if (!product) throw new NoSuchProduct();
      const before = auditedFields(product);
      const shown = shownIn(product);
      replaceIn(product, main!.image, further);
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

function replaceIn(product: Product, image: string, further: NewPictures): void {
  const { details, pictures, focalPoints } = product.state;
  const altOf = new Map(pictures.map((picture) => [picture.image, picture.alt]));
  product.editDetails({ ...details, image }, undefined);
  product.replacePictures(further.map((one) => ({ ...one, alt: altOf.get(one.image) ?? '' })));
  product.replaceFocalPoints(focalPoints);
}

const shownIn = ({ state: { details, pictures } }: Product): string =>
  JSON.stringify([details.image, pictures.map(({ image, colour }) => [image, colour])]);
