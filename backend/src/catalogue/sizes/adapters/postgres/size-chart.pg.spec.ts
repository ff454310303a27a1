import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { expectSizesToBeRanked } from '../../../../../test/support/catalogue/size-invariants';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { until } from '../../../../../test/support/until';
import { aHoodieIn } from '../../../products/application/product-repository.contract';
import type { SizeChart } from '../../domain/size-chart';
import { usualSizeChart } from '../memory/usual-size-chart';
import { SqlSizeChartRepository } from './sql-size-chart.repository';

const reversed = (chart: SizeChart): SizeChart =>
  chart.edited(
    chart.scales.map((scale) => ({ ...scale, sizes: scale.sizes.toReversed() })),
    undefined,
    new Map(),
  );

describe('the sizes of the shop in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, unitOfWork } = postgres();
    const products = productRepository(database);
    return { products, charts: new SqlSizeChartRepository(database), unitOfWork };
  };
  const reverse = () => {
    const { charts, unitOfWork } = world();
    return unitOfWork.run(async () => charts.save(reversed(await charts.findForChange())));
  };

  it('are at first what the tests without a database know, and more', async () => {
    const chart = await world().charts.find();
    expect(chart.scales).toEqual(
      expect.arrayContaining(
        usualSizeChart.scales.map(({ sizes, ...scale }) => ({
          ...scale,
          sizes: expect.arrayContaining([...sizes]) as string[],
        })),
      ),
    );
  });

  it('rank variants again, and sort them, when they are moved', async () => {
    const { products, unitOfWork } = world();
    const product = aHoodieIn('S', 'M', 'L');
    await unitOfWork.run(() => products.save(product));
    await reverse();
    await expectSizesToBeRanked(postgres().url);
    const [found] = await products.findAll([product.state.id]);
    expect(found!.state.variants.map(({ state }) => state.size)).toEqual(['L', 'M', 'S']);
    await reverse();
  });

  it('wait to be moved until a product is saved that was read before', async () => {
    const { products, unitOfWork } = world();
    const { database } = postgres();
    const product = aHoodieIn('S', 'M', 'L');
    await unitOfWork.run(() => products.save(product));
    const isWaiting = async () => {
      const waiting = await database.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
      );
      return waiting.length > 0;
    };
    let tell!: () => void;
    const isRead = new Promise<void>((resolve) => (tell = resolve));
    const moved = isRead.then(reverse);
    await unitOfWork.run(async () => {
      const read = (await products.findForChange(product.state.id))!;
      tell();
      await until(isWaiting);
      const [first, ...others] = read.state.variants;
      read.edit(
        read.state.details,
        { colours: read.state.colours, variants: [first.state, ...others.map(({ state }) => state)] },
        undefined,
      );
      await products.save(read);
    });
    await moved;
    await expectSizesToBeRanked(postgres().url);
    await reverse();
  });
});
