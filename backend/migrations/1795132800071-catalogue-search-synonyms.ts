import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words with the same meaning. */
const alike = [
  'sweater jumper pullover',
  'trousers pants slacks',
  'sneakers trainers',
  'tshirt tee',
  'gilet bodywarmer',
  'dungarees overalls',
  'romper playsuit jumpsuit onesie',
  'joggers sweatpants trackpants',
  'leggings tights',
  'sunglasses shades',
  'wellies wellingtons gumboots',
  'backpack rucksack',
  'handbag purse',
  'duffel holdall',
  'dress gown frock',
  'beanie bobblehat',
  'raincoat mackintosh',
  'grey gray',
];

/** A word and the words for its kinds: a search for a hat also finds beanies. */
const kinds: Record<string, string> = {
  sweater: 'cardigan',
  jumper: 'cardigan',
  pullover: 'cardigan',
  knitwear: 'jumper sweater pullover cardigan',
  pants: 'chinos joggers',
  trousers: 'chinos',
  hat: 'beanie cap',
  coat: 'overcoat raincoat parka trench puffer',
  jacket: 'bomber blazer puffer anorak windbreaker gilet',
  vest: 'gilet tank',
  top: 'tee tshirt tank blouse shirt polo sweatshirt jumper sweater',
  hoody: 'sweatshirt',
  handbag: 'crossbody tote',
  purse: 'crossbody tote',
  bag: 'crossbody tote backpack duffel handbag',
  glasses: 'sunglasses',
  boots: 'wellies',
  sandals: 'slides',
  flipflops: 'slides sandals',
  sliders: 'slides',
  pumps: 'flats',
  shoes: 'footwear',
  boys: 'kids',
  girls: 'kids',
  children: 'kids',
  toddlers: 'kids',
  babies: 'kids',
  ladies: 'women',
  female: 'women',
  gents: 'men',
  gentlemen: 'men',
  male: 'men',
  red: 'rust coral burgundy crimson maroon scarlet brick wine bordeaux cherry ruby cranberry vermilion tomato',
  pink: 'rose blush fuchsia magenta salmon raspberry',
  orange: 'coral apricot tangerine peach terracotta amber rust',
  yellow: 'mustard butter lemon canary saffron straw gold',
  green: 'forest olive sage mint khaki emerald lime moss jade pistachio teal',
  blue: 'navy cobalt sky indigo teal turquoise azure petrol aqua ultramarine sapphire cerulean wash',
  purple: 'lilac plum lavender violet aubergine mauve grape',
  brown: 'tan camel chocolate chestnut coffee cognac mocha taupe walnut caramel toffee',
  grey: 'charcoal silver slate stone ash graphite steel',
  gray: 'charcoal silver slate stone ash graphite steel',
  white: 'cream ivory ecru offwhite eggshell chalk',
  beige: 'sand oat stone camel cream taupe nude',
  black: 'jet onyx ebony',
};

/**
 * Synonyms of the shop's words, both in the singular. `means` is looked up in titles and
 * names: those of categories, brands and colours.
 */
export class CatalogueSearchSynonyms1795132800071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.search_synonyms (
        word text COLLATE "C" NOT NULL,
        means text COLLATE "C" NOT NULL,
        PRIMARY KEY (word, means),
        CHECK (word <> means)
      )`);
    const pairs = [...pairsOfAlike(), ...pairsOfKinds()];
    await runner.query(
      `INSERT INTO catalogue.search_synonyms (word, means)
       SELECT DISTINCT catalogue.singular_of(pair ->> 0), catalogue.singular_of(pair ->> 1)
         FROM jsonb_array_elements($1::jsonb) AS pair`,
      [JSON.stringify(pairs)],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const pairsOfAlike = (): string[][] =>
  alike.flatMap((group) => {
    const words = group.split(' ');
    return words.flatMap((word) => words.filter((other) => other !== word).map((other) => [word, other]));
  });

const pairsOfKinds = (): string[][] =>
  Object.entries(kinds).flatMap(([word, means]) => means.split(' ').map((kind) => [word, kind]));
