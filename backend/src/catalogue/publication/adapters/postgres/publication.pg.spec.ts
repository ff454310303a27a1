import { audit } from '../../../../../test/support/memory/audit-in-memory';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../../test/support/memory/in-memory-jobs';
import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { aHoodie } from '../../../products/application/product-repository.contract';
import { ChangePublication } from '../../application/change-publication';
import { PublicationSchedule } from '../../application/publication-schedule';
import { PublishDueProduct } from '../../application/publish-due-product';
import { draft } from '../../domain/publication';

const hour = 60 * 60_000;

describe('a publication that is planned', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, unitOfWork } = postgres();
    const clock = new FixedClock();
    const jobs = new InMemoryJobs(clock);
    const products = productRepository(database);
    const schedule = new PublicationSchedule(products, jobs, clock);
    return {
      jobs,
      changePublication: new ChangePublication(products, schedule, audit, unitOfWork, clock),
      publishDue: new PublishDueProduct(products, schedule, audit, unitOfWork),
      save: async () => {
        const product = aHoodie();
        await unitOfWork.run(() => products.save(product));
        return product.state.id;
      },
    };
  };
  const atDatabaseTime = async (shiftMs: number) => {
    const [row] = await postgres().database.query<{ at: Date }>(
      `SELECT now() + ${shiftMs} * interval '1 millisecond' AS at`,
    );
    return row!.at;
  };
  const stateOf = async (id: string) => {
    const [row] = await postgres().database.query<{ state: string; listed: boolean }>(
      `SELECT state, EXISTS (SELECT FROM catalogue.listing_rows WHERE product_id = id) AS listed
         FROM catalogue.products WHERE id = $1`,
      [id],
    );
    return row;
  };

  describe.each([
    ['an hour behind', -hour],
    ['right', 0],
    ['an hour ahead', hour],
  ])('with a server whose clock is %s', (_, shift) => {
    beforeEach(() => {
      const now = Date.now() + shift;
      jest.spyOn(Date, 'now').mockReturnValue(now);
    });
    afterEach(() => jest.restoreAllMocks());

    it('does not happen before its time, and is planned again', async () => {
      const { jobs, changePublication, publishDue, save } = world();
      const productId = await save();
      const publication = draft(await atDatabaseTime(hour / 2));
      await changePublication.execute({ productIds: [productId], publication });
      expect(jobs.waiting.size).toBe(1);
      jobs.waiting.clear();
      await publishDue.execute({ productId });
      expect(await stateOf(productId)).toEqual({ state: 'draft', listed: false });
      expect([...jobs.waiting.values()]).toMatchObject([{ payload: { productId } }]);
    });

    it('happens at once when its time has passed, and only once', async () => {
      const { changePublication, publishDue, save } = world();
      const productId = await save();
      const publication = draft(await atDatabaseTime(-1_000));
      await changePublication.execute({ productIds: [productId], publication });
      expect(await stateOf(productId)).toEqual({ state: 'published', listed: true });
      await publishDue.execute({ productId });
      expect(await stateOf(productId)).toEqual({ state: 'published', listed: true });
    });
  });

  it('is dropped when the product becomes a draft without a time', async () => {
    const { jobs, changePublication, publishDue, save } = world();
    const productId = await save();
    await changePublication.execute({
      productIds: [productId],
      publication: draft(await atDatabaseTime(hour)),
    });
    await changePublication.execute({ productIds: [productId], publication: draft() });
    expect(jobs.waiting.size).toBe(0);
    await publishDue.execute({ productId });
    expect(await stateOf(productId)).toEqual({ state: 'draft', listed: false });
  });
});
