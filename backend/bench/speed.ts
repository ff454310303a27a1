import { migrate } from '../src/platform/postgres/migrate';
import { assertBooksAreGood } from './books';
import { addCatalogue } from './catalogue-world';
import { type Contender, names, startContenders } from './contenders';
import { type MeasuredCall, measuredCalls } from './measured-calls';
import { assertSameAnswers } from './same-answers';
import { startProvider, stopServers } from './servers';
import { type Measured, table } from './table';
import type { Turn } from './turn';

const products = 1_000;
const rounds = 3;

/** Measures the shop against a bare server with the same writes, turn by turn in one run, and prints the ratios. */
export async function benchSpeed(databaseUrl: string): Promise<void> {
  say(`Filling the shop with ${products} products`);
  await migrate(databaseUrl);
  await addCatalogue(databaseUrl, products);
  try {
    const provider = await startProvider();
    const contenders = await startContenders(databaseUrl, provider);
    await assertSameAnswers(contenders);
    const results: Measured[] = [];
    for (const call of measuredCalls) results.push(await compare(call, contenders));
    await assertBooksAreGood(contenders, provider.url);
    say('');
    for (const line of table(results)) say(line);
  } finally {
    stopServers();
  }
}

async function compare({ name, atOnce, measure }: MeasuredCall, contenders: Contender[]): Promise<Measured> {
  const turns = Object.fromEntries(names.map((one) => [one, [] as Turn[]])) as Measured['turns'];
  for (const contender of contenders) await measure(contender, 'warm-up');
  for (let round = 1; round <= rounds; round++) {
    say(`${name}, ${atOnce} at once: round ${round} of ${rounds}`);
    for (const contender of contenders) turns[contender.name].push(await measure(contender, 'in full'));
  }
  return { name, atOnce, turns };
}

const say = (line: string) => process.stdout.write(`${line}\n`);
