import { type Convergence, type Kill, perform, stepsOf } from '../kills/kill';
import { Lane } from '../kills/lane';
import { operations } from '../kills/operations';
import { percentile } from '../../bench/statistics';
import { atMost, type Finding, type Ground, noneOf, type Trial } from '../trial';

const wholeLanes = 8;
const shortLanes = 3;
const shareThatComesBack = 0.7;
/** A dead process's jobs are released after up to 13 seconds. */
const worksFor = 20;
const tellsEvery = 50;

/** Moments that the short form never leaves out. */
const telling: Kill[] = [
  {
    operation: 'first order',
    step: 'POST shop/order/create: before INSERT INTO payments.payments',
    comesBack: false,
  },
  {
    operation: 'first order',
    step: 'POST shop/order/create: after POST /v2/checkout/orders',
    comesBack: true,
  },
  {
    operation: 'capture by the return page',
    step: 'job catalogue:record-purchase: taken',
    comesBack: false,
  },
  {
    operation: 'refund of a rejected order',
    step: 'PUT admin/orders/update/:id: after COMMIT',
    comesBack: false,
  },
  {
    operation: 'refund of a rejected order',
    step: 'job payments:refund-payment: after POST /v2/payments/captures/:id/refund',
    comesBack: false,
  },
  {
    operation: 'refund of a rejected order',
    step: 'job payments:refund-payment: after COMMIT',
    comesBack: false,
  },
];

/** What the short form draws; nobody waits for timers there. */
const drawn = 'drawn';

interface Deaths {
  planned: number;
  met: (Kill & Convergence)[];
  unmet: Kill[];
}

/** The server dies by its own hand at every step of every operation, and all comes right all the same. */
export const kills: Trial = async (ground) => {
  const lanes = await openLanes(ground);
  const plan = ground.short ? [drawn, ...telling] : await everyStep(ground, lanes);
  const deaths: Deaths = { planned: plan.length, met: [], unmet: [] };
  await share(plan, lanes, async (given, lane) => {
    const kill = typeof given === 'string' ? await draw(ground, lane) : given;
    const convergence = await perform(lane, kill);
    ground.record({ ...kill, ...(convergence ?? { isUnmet: true }) });
    if (convergence) deaths.met.push({ ...kill, ...convergence });
    else deaths.unmet.push(kill);
    if (deaths.met.length % tellsEvery === 0) ground.say(`${deaths.met.length} of ${plan.length} deaths`);
    return convergence?.divergence === undefined;
  });
  await Promise.all(lanes.map((lane) => lane.close()));
  return judge(deaths);
};

async function openLanes(ground: Ground): Promise<Lane[]> {
  const length = ground.short ? shortLanes : wholeLanes;
  return Promise.all(Array.from({ length }, (_, number) => Lane.open(ground, number)));
}

async function draw({ chance }: Ground, lane: Lane): Promise<Kill> {
  const operation = chance.oneOf(Object.keys(operations));
  return { operation, step: chance.oneOf(await stepsOf(lane, operation)), comesBack: true };
}

async function everyStep({ chance, say }: Ground, lanes: Lane[]): Promise<Kill[]> {
  const plan: Kill[] = [];
  await share(Object.keys(operations), lanes, async (operation, lane) => {
    const steps = await stepsOf(lane, operation);
    say(`${operation}: ${steps.length} steps`);
    for (const step of steps) {
      const comesBack = chance.for(`${operation}, ${step}`).isLucky(shareThatComesBack);
      plan.push({ operation, step, comesBack });
    }
    return true;
  });
  // Who is alone waits for timers: they begin first.
  return plan.toSorted((one, other) => Number(one.comesBack) - Number(other.comesBack));
}

/** Each lane takes the next task until none is left, or until one has spoiled it, which is when `work` says false. */
async function share<Task>(
  tasks: Task[],
  lanes: Lane[],
  work: (task: Task, lane: Lane) => Promise<boolean>,
): Promise<void> {
  const left = [...tasks];
  const run = async (lane: Lane) => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) {
      if (!(await work(task, lane))) return;
    }
  };
  await Promise.all(lanes.map(run));
}

function judge({ planned, met, unmet }: Deaths): Finding[] {
  const diverged = met.filter(({ divergence }) => divergence !== undefined);
  const worked = met.map(({ totalMs, awayMs, timerMs }) => totalMs - awayMs - timerMs);
  return [
    noneOf(
      `orders that did not converge, of ${planned} kills`,
      diverged.map(({ operation, step, divergence }) => `${operation}, ${step}: ${divergence!}`),
    ),
    noneOf(
      'steps that were not met',
      unmet.map(({ operation, step }) => `${operation}, ${step}`),
    ),
    atMost('kills left out', planned - met.length - unmet.length, 0),
    told(
      'seconds until all is at rest',
      met.map(({ totalMs }) => totalMs),
    ),
    told(
      'of these until another process is open',
      met.map(({ awayMs }) => awayMs),
    ),
    told(
      'of these waiting for timers',
      met.map(({ timerMs }) => timerMs),
    ),
    told('of these at work', worked),
    atMost('the same, p99', Math.round(percentile(worked, 0.99) / 1000), worksFor, ' s'),
  ];
}

function told(what: string, milliseconds: number[]): Finding {
  const seconds = (share: number) => (percentile(milliseconds, share) / 1000).toFixed(1);
  return { what, figure: `p50 ${seconds(0.5)}, p99 ${seconds(0.99)}, max ${seconds(1)}`, good: true };
}
