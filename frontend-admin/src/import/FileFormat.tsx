import { exampleMoney } from '@haberdash/kit/money';
import Button from 'antd/es/button';
import styles from './import.module.css';

/** In the order of the template. */
const columns = (): [name: string, meaning: string][] => [
  [
    'product_id',
    'The product to change. Empty for a new product, or when the SKU or title and brand say which.',
  ],
  ['title', 'Up to 200 characters. Required for a new product.'],
  [
    'slug',
    'In the address of its page, such as linen-shirt. Empty: a new product gets one from its title. Earlier addresses still lead to it.',
  ],
  ['description', 'Up to 5,000 characters. Required for a new product.'],
  ['category', 'The slug of a category, such as men. Required for a new product.'],
  ['brand', 'The slug of a brand, such as puma. Required for a new product.'],
  ['image', 'An uploaded picture (/uploads/…) or the address of one to fetch. Required for a new product.'],
  ['textile', 'yes, or no for shoes, jewellery and glasses.'],
  ['materials', 'Such as Shell: 80% cotton, 20% polyester; Lining: 100% viscose.'],
  ['care', 'Such as wash-30, no-bleach, tumble-dry-low, iron-medium, no-dry-clean.'],
  ['origin', 'The two-letter code of the country where it was made, such as PT.'],
  ['weight_grams', 'Of one piece, without its parcel.'],
  ['measures', 'In centimetres, such as Chest: S 48, M 50.5; Length: S 68, M 70.'],
  ['model', 'The height of the person on the pictures and the size worn, such as 178 cm, M.'],
  [
    'size',
    'One of the shop’s sizes, such as M, 36.5 or W32 L34, also as others write it: XXL, 6Y. Empty: the product has no sizes.',
  ],
  ['colour', 'The name of a colour. Empty: the product has no colours.'],
  ['colour_hex', 'Such as #1f3a5f. Required for a new colour that is not a common one.'],
  ['colour_image', "A picture of this colour. Empty: the product's picture is shown."],
  ['sku', 'Unique in the shop. Empty: none.'],
  [
    'gtin',
    'The digits below the barcode (EAN or UPC), unique in the shop. In a spreadsheet, format this column as text. Empty: none.',
  ],
  ['mpn', "The maker's number, up to 70 characters. Empty: none."],
  ['price', `Such as ${exampleMoney()}. Required for a new variant.`],
  ['sale_price', 'Below the price. Empty or 0: not in the sale.'],
  ['stock', 'The new number of pieces.'],
  ['seen_stock', 'The number of pieces that the new number is based on. Sales since then are kept.'],
  ['on_sale', 'yes or no.'],
  ['state', 'draft, published or archived. Empty: a new product is a draft, and others stay as they are.'],
];

export function FileFormat() {
  return (
    <div className={styles.stack}>
      <p>
        Each row is one variant of a product. Columns may be in any order, separated by commas, semicolons or
        tabs, in UTF-8 or UTF-16. Leave out the columns that you don&apos;t change. Products and variants
        without a row stay as they are. A file has at most 5,000 rows and 10 MB, and names at most 200
        pictures to fetch from other servers.
      </p>
      <div>
        <Button href="/api/admin/products/import/template" download>
          Download template
        </Button>
      </div>
      <dl className={styles.columns}>
        {columns().map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
