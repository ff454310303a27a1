import { type Convergence, type Kill, perform, stepsOf } from '../kills/kill';
import { Worker } from '../kills/worker';
import { operations } from '../kills/operations';
import { percentile } from '../../test/support/statistics';
import { atMost, type Finding, type TrialContext, noneOf, type Trial } from '../trial';

const wholeWorkers = 8;
const shortWorkers = 3;
const retryShare = 0.7;
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
    operation: 'sending of a parcel',
    step: 'POST admin/orders/:id/parcels: after COMMIT',
    comesBack: true,
  },
  {
    operation: 'sending of a parcel',
    step: 'job mailing:parcel-sent: taken',
    comesBack: false,
  },
  {
    operation: 'refund of a rejected order',
    step: 'PUT admin/orders/update/:id: after COMMIT',
    comesBack: false,
  },
  {
    operation: 'refund of a rejected order',
    step: 'job payments:ask-refund: after POST /v2/payments/captures/:id/refund',
    comesBack: false,
  },
  {
    operation: 'refund of a rejected order',
    step: 'job payments:ask-refund: after COMMIT (2)',
    comesBack: false,
  },
  {
    operation: 'refund of a cancelled piece',
    step: 'job payments:ask-refund: after POST /v2/payments/captures/:id/refund',
    comesBack: false,
  },
];

/** The number of draws in the short form, in which nobody waits for timers. */
const drawn = 'drawn';

interface Deaths {
  planned: number;
  met: (Kill & Convergence)[];
  unmet: Kill[];
}

/** The server dies by its own hand at every step of every operation, and all comes right all the same. */
export const kills: Trial = async (context) => {
  const workers = await openWorkers(context);
  const plan = context.short ? [drawn, ...telling] : await everyStep(context, workers);
  const deaths: Deaths = { planned: plan.length, met: [], unmet: [] };
  await share(plan, workers, async (given, worker) => {
    const kill = typeof given === 'string' ? await draw(context, worker) : given;
    const convergence = await perform(worker, kill);
    context.record({ ...kill, ...(convergence ?? { isUnmet: true }) });
    if (convergence) deaths.met.push({ ...kill, ...convergence });
    else deaths.unmet.push(kill);
    if (deaths.met.length % tellsEvery === 0) context.say(`${deaths.met.length} of ${plan.length} deaths`);
    return convergence?.divergence === undefined;
  });
  await Promise.all(workers.map((worker) => worker.close()));
  return judge(deaths);
};

async function openWorkers(context: TrialContext): Promise<Worker[]> {
  const length = context.short ? shortWorkers : wholeWorkers;
  return Promise.all(Array.from({ length }, (_, number) => Worker.open(context, number)));
}

async function draw({ chance }: TrialContext, worker: Worker): Promise<Kill> {
  const operation = chance.oneOf(Object.keys(operations));
  return { operation, step: chance.oneOf(await stepsOf(worker, operation)), comesBack: true };
}

async function everyStep({ chance, say }: TrialContext, workers: Worker[]): Promise<Kill[]> {
  const plan: Kill[] = [];
  await share(Object.keys(operations), workers, async (operation, worker) => {
    const steps = await stepsOf(worker, operation);
    say(`${operation}: ${steps.length} steps`);
    for (const step of steps) {
      const comesBack = chance.for(`${operation}, ${step}`).isLucky(retryShare);
      plan.push({ operation, step, comesBack });
    }
    return true;
  });
  // Who is alone waits for timers: they begin first.
  return plan.toSorted((one, other) => Number(one.comesBack) - Number(other.comesBack));
}

/** Each worker takes the next task until none is left, or until one has spoiled it, which is when `work` says false. */
async function share<Task>(
  tasks: Task[],
  workers: Worker[],
  work: (task: Task, worker: Worker) => Promise<boolean>,
): Promise<void> {
  const left = [...tasks];
  const run = async (worker: Worker) => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) {
      if (!(await work(task, worker))) return;
    }
  };
  await Promise.all(workers.map(run));
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
    durations(
      'seconds until all is at rest',
      met.map(({ totalMs }) => totalMs),
    ),
    durations(
      'of these until another process is open',
      met.map(({ awayMs }) => awayMs),
    ),
    durations(
      'of these waiting for timers',
      met.map(({ timerMs }) => timerMs),
    ),
    durations('of these at work', worked),
    atMost('the same, p99', Math.round(percentile(worked, 0.99) / 1000), worksFor, ' s'),
  ];
}

function durations(what: string, milliseconds: number[]): Finding {
  const seconds = (share: number) => (percentile(milliseconds, share) / 1000).toFixed(1);
  return { what, figure: `p50 ${seconds(0.5)}, p99 ${seconds(0.99)}, max ${seconds(1)}`, good: true };
}
