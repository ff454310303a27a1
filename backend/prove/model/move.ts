import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { RealShop } from './real-shop';
import type { ShopModel } from './shop-model';
import type { Expected } from './terms';

/** One thing that somebody does: what the model makes of it, and how it is done at the shop. */
interface Move<Given> {
  name: string;
  given: fc.Arbitrary<Given>;
  isPossible?: (model: Pick<ShopModel, 'carts' | 'orders'>, given: Given) => boolean;
  predict: (model: ShopModel, given: Given) => Expected;
  perform: (real: RealShop, given: Given) => Promise<Expected>;
}

export type Command = fc.AsyncCommand<ShopModel, RealShop>;

export const command = <Given>(move: Move<Given>): fc.Arbitrary<Command> =>
  move.given.map((given) => new Step(move, given));

class Step<Given> implements Command {
  constructor(
    private readonly move: Move<Given>,
    private readonly given: Given,
  ) {}

  check(model: Readonly<ShopModel>): boolean {
    return this.move.isPossible?.(model, this.given) ?? true;
  }

  async run(model: ShopModel, real: RealShop): Promise<void> {
    const expected = this.move.predict(model, this.given);
    const response = await this.move.perform(real, this.given);
    real.witness(this.move.name, response);
    this.compare('answers', expected, respondedAs(expected, response));
    this.compare('becomes', model.state, await real.state());
  }

  toString(): string {
    return `${this.move.name} ${JSON.stringify(this.given)}`;
  }

  private compare(what: string, expected: unknown, found: unknown): void {
    if (isDeepStrictEqual(found, expected)) return;
    const [model, shop] = [expected, found].map((one) => JSON.stringify(one));
    throw new Error(`at ${this.toString()} the shop ${what} ${shop} where the model ${what} ${model}`);
  }
}

/** Results that the model does not predict are not compared; the code of a refusal always is. */
const respondedAs = ({ says, data }: Expected, response: Expected): Expected => ({
  status: response.status,
  ...(response.code !== undefined && { code: response.code }),
  ...(says !== undefined && { says: response.says }),
  ...(data !== undefined && { data: response.data }),
});
