import { jeans } from '../../test/support/goods';

/** Every title has it, so that a search for it finds them all. */
export const word = 'Capstan';
/** The category of the trial's edited products only. */
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

/** The whole product follows from the edition's number, so that a response with parts of two editions shows. */
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
