import { parseArgs } from 'node:util';
import { StartupError } from '../../src/platform/config/startup-error';

/** How many there are in the end, the demo's own among them. */
export interface VolumeSize {
  products: number;
  orders: number;
  customers: number;
}

const usual: VolumeSize = { products: 100_000, orders: 1_000_000, customers: 100_000 };

/** @throws StartupError for anything but whole numbers */
export function volumeSizeIn(args: string[]): VolumeSize {
  const option = { type: 'string' } as const;
  const { values } = parsed(() =>
    parseArgs({ args, options: { products: option, orders: option, customers: option } }),
  );
  return {
    products: countIn(values.products, usual.products),
    orders: countIn(values.orders, usual.orders),
    customers: countIn(values.customers, usual.customers),
  };
}

function parsed<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}

function countIn(given: string | undefined, otherwise: number): number {
  const count = given === undefined ? otherwise : Number(given);
  if (!Number.isInteger(count) || count < 1 || count > 10_000_000)
    throw new StartupError(`${given} is not a number of rows: use 1 to 10000000.`);
  return count;
}
