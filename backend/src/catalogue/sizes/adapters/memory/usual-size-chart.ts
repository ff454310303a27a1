import { SizeChart } from '../../domain/size-chart';

const everyFrom = (first: number, last: number, step: number): number[] =>
  Array.from({ length: (last - first) / step + 1 }, (_, place) => first + place * step);

const scale = (id: string, label: string, sizes: string[]) => ({ id, label, sizes });

/** The size chart of a new shop, reduced to the scales that tests need. */
export const usualSizeChart = SizeChart.restore(
  [
    scale('letters', 'Clothing', 'XXS XS XS/S S S/M M M/L L L/XL XL XL/2XL 2XL 3XL 4XL 5XL 6XL'.split(' ')),
    scale(
      'waist',
      'Waist',
      everyFrom(24, 44, 1).map((inches) => `W${inches}`),
    ),
    scale(
      'waist-and-length',
      'Waist and length',
      everyFrom(28, 36, 2).map((length) => `W32 L${length}`),
    ),
    scale('ages', 'Age', [
      ...['0-3', '3-6', '6-9', '9-12', '12-18', '18-24'].map((months) => `${months} months`),
      ...everyFrom(2, 16, 1).map((years) => `${years} years`),
    ]),
    scale(
      'heights',
      'Height',
      everyFrom(50, 176, 6).map((centimetres) => `${centimetres} cm`),
    ),
    scale('shoes', 'Shoes', everyFrom(35, 48, 0.5).map(String)),
    scale(
      'us-shoes',
      'US shoes',
      everyFrom(5, 13, 0.5).map((size) => `US ${size}`),
    ),
    scale(
      'bras',
      'Bras',
      ['A', 'B', 'C', 'D', 'E', 'F'].map((cup) => `75${cup}`),
    ),
    scale('one-size', 'One size', ['One size']),
  ],
  1,
);
