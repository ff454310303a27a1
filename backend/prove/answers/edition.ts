import { jeans } from '../../test/support/goods';

/** Every title has it, so that a search for it finds them all. */
export const word = 'Capstan';
/** What no other product of a trial stands on. */
export const category = 'footwear';
export const brands = ['puma', 'nike'] as const;
export type Brand = (typeof brands)[number];

/** A product as it is sold. */
export interface Shown {
  title: string;
  brand: string;
  price: number;
  salePrice: number;
  totalStock: number;
}

/** What an edit makes of a product: all of it follows from its number, so that parts of two in one answer show. */
export class Edition {
  constructor(private readonly number: number) {}

  static of(title: string): Edition {
    return new Edition(Number(title.split(' ').at(-1)));
  }

  get title(): string {
    return `${word} edition ${this.number}`;
  }

  get brand(): Brand {
    return brands[this.number % brands.length]!;
  }

  get form() {
    return { ...jeans, category, ...this.shown };
  }

  isWhatIsShown(product: Shown): boolean {
    const { shown } = this;
    return (Object.keys(shown) as (keyof Shown)[]).every((field) => product[field] === shown[field]);
  }

  private get shown() {
    const { title, brand, number } = this;
    const salePrice = number % 3 === 0 ? number : 0;
    return { title, brand, price: number + 0.5, salePrice, totalStock: 1 + (number % 100) };
  }
}
