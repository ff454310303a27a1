import { chance } from '../chance';
import { demoShoppers } from '../reviews/demo-shoppers';

/** Those who only buy. Nobody can sign in as one of them. */
const quietCustomers = [
  'Ada Lindgren',
  'Agnes Varga',
  'Alba Torres',
  'Andre Silva',
  'Anja Vogel',
  'Bruno Keller',
  'Callum Fraser',
  'Celine Moreau',
  'Dara Quinn',
  'David Stern',
  'Eva Novak',
  'Gina Rossi',
  'Hugo Martin',
  'Ines Ferreira',
  'Ivan Horvat',
  'Julia Weiss',
  'Karim Aziz',
  'Lena Schulz',
  'Leo Andersen',
  'Mira Joshi',
  'Nina Larsen',
  'Omar Farouk',
  'Paula Vega',
  'Quentin Roy',
  'Rita Santos',
  'Simon Walsh',
  'Tara Singh',
  'Uma Krishnan',
  'Viktor Blom',
  'Yusuf Kaya',
];

export const demoCustomers: readonly string[] = [...demoShoppers, ...quietCustomers];

const streets = ['Mill Lane', 'Station Road', 'Harbour Street', 'Orchard Way', 'Castle Hill', 'Park Avenue'];
const cities = ['Bristol', 'Leeds', 'Brighton', 'Dublin', 'Edinburgh', 'Cardiff', 'Norwich', 'York'];

const oneOf = <T>(all: readonly T[], ...words: string[]): T =>
  all[Math.floor(all.length * chance(...words))]!;
const numberOf = (digits: number, ...words: string[]) =>
  String(Math.floor(10 ** digits * chance(...words))).padStart(digits, '0');

/** Where a customer lives. */
export const homeOf = (customer: string) => ({
  address: `${1 + Math.floor(180 * chance(customer, 'house'))} ${oneOf(streets, customer, 'street')}`,
  city: oneOf(cities, customer, 'city'),
  pincode: numberOf(5, customer, 'pincode'),
  phone: `212 555 01${numberOf(2, customer, 'phone')}`,
  notes: chance(customer, 'notes') < 0.2 ? 'Please ring twice' : '-',
});
