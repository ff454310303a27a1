import { Client } from 'pg';

interface Text {
  id: string;
  title: string;
  names: (string | null)[];
  description: string;
}

const textsSql = `
  SELECT p.id, p.title, p.description,
         ARRAY[p.category, p.brand] || ARRAY(SELECT name FROM catalogue.brands WHERE slug = p.brand) || ARRAY(
           SELECT above.name FROM catalogue.categories own JOIN catalogue.categories above ON above.slug = ANY(own.path)
            WHERE own.slug = p.category) || ARRAY(
           SELECT DISTINCT v.colour FROM catalogue.variants v WHERE v.product_id = p.id AND v.on_sale) AS names
    FROM catalogue.products p WHERE p.deleted_at IS NULL AND p.state = 'published' ORDER BY p.id`;

/** Compares the search with a plain reading of the products: each one's words, and each word's products. */
export async function searchAndTruth(databaseUrl: string) {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows: texts } = await database.query<Text>(textsSql);
    const { rows: documents } = await database.query<{ id: string; words: string[] }>(
      `SELECT product_id AS id, tsvector_to_array(words) AS words FROM catalogue.search_documents ORDER BY product_id`,
    );
    const { rows: words } = await database.query<{ lexeme: string; products: number }>(
      `SELECT lexeme, products FROM catalogue.search_words WHERE products <> 0`,
    );
    const known = { documents: documents.map(({ id, words: of }) => ({ id, words: of.toSorted() })), words };
    const expected = texts.map((text) => ({ id: text.id, words: lexemesOf(text) }));
    return {
      known: { ...known, words: new Map(words.map(({ lexeme, products }) => [lexeme, products])) },
      expected: { documents: expected, words: countsOf(expected.flatMap((document) => document.words)) },
    };
  } finally {
    await database.end();
  }
}

function lexemesOf({ title, names, description }: Text): string[] {
  const fields = { t: [title], n: names, d: [description] };
  const lexemes = Object.entries(fields).flatMap(([field, texts]) =>
    texts.flatMap((text) =>
      wordsIn(text ?? '')
        .flatMap(withThoseWithin)
        .map((word) => field + word),
    ),
  );
  return [...new Set(lexemes)].sort();
}

/** A word of a script without spaces also holds the words that begin within it. */
const withThoseWithin = (word: string): string[] => [
  word,
  ...Array.from(word.matchAll(/(?<!^)[\p{Script=Han}ก-ฮเ-ไぁ-ゖァ-ヺ\u1100-\u1112]/gu), ({ index }) =>
    word.slice(index),
  ),
];

const rareLetters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A word with a hyphen is also one. */
function wordsIn(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđıßæœ]/g, (letter) => rareLetters[letter]!)
    .replace(/['’]/g, '')
    .replace(/\b(\w) *& *(\w)\b/g, '$1$2');
  const split = (of: string) => of.split(/[^\p{L}\p{M}\p{N}\p{Emoji_Presentation}+%]+/u);
  return [...split(folded), ...split(folded.replaceAll('-', ''))]
    .map((word) =>
      Array.from(word.replace(/^[+%]+/, ''))
        .slice(0, 40)
        .join(''),
    )
    .filter(Boolean);
}

function countsOf(lexemes: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const lexeme of lexemes) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1);
  return counts;
}
