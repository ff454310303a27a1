import { execFileSync } from 'node:child_process';
import { CpuMeter } from './cpu-meter';
import { percentile } from '../test/support/statistics';
import { table } from './table';

describe('a percentile', () => {
  const figures = Array.from({ length: 200 }, (_, place) => 200 - place);

  it('is the figure that the share of them is not above', () => {
    expect(percentile(figures, 0.5)).toBe(100);
    expect(percentile(figures, 0.99)).toBe(198);
    expect(percentile(figures, 1)).toBe(200);
  });

  it('of nothing passes no limit', () => {
    expect(percentile([], 0.99) <= 1_000).toBe(false);
  });
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('what a process spends of the CPU', () => {
  const busyMs = 100;
  const meter = new CpuMeter(process.pid, NaN);

  function spentWhile(work: () => void): number {
    const before = meter.read().server;
    work();
    return meter.read().server - before;
  }

  it('is its own', () => {
    const work = () => {
      const { user } = process.cpuUsage();
      while (process.cpuUsage().user < user + busyMs * 1_000);
    };
    expect(spentWhile(work)).toBeGreaterThanOrEqual(busyMs - 20);
  });

  it('and that of those it started, also when they have ended', () => {
    const work = `while (process.cpuUsage().user < ${busyMs * 1_000});`;
    expect(spentWhile(() => execFileSync(process.execPath, ['-e', work]))).toBeGreaterThanOrEqual(
      busyMs - 20,
    );
  });

  it('is unknown of a process that is not there', () => {
    expect(meter.read().postgres).toBeNaN();
  });
});

describe('a table', () => {
  it('stands in columns, the figures at their right', () => {
    const lines = [
      ...table(
        ['call', 'a second'],
        [
          ['cart add', '7'],
          ['pay', '1234'],
        ],
      ),
    ];
    expect(lines).toEqual([
      '| call     | a second |',
      '| -------- | -------: |',
      '| cart add |        7 |',
      '| pay      |     1234 |',
    ]);
  });
});
