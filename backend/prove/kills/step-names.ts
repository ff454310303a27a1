/** The steps of some work. */
export interface NamedSteps {
  /** Matches each of them. */
  all: RegExp;
  /** At each of these a server dies in every long run. */
  named: string[];
}

interface Work {
  /** Each does its work in one transaction. */
  requests: string[];
  /** Their names; each ends with a transaction, too. */
  jobs: string[];
  /** The call to the provider that a job makes. */
  calls: Record<string, string>;
}

const around = (work: string, what: string): string[] => [
  `${work}: before ${what}`,
  `${work}: after ${what}`,
];

/** @returns the steps before and after each COMMIT, each call to the provider, and the end of each job */
export function stepsOf({ requests, jobs, calls }: Work): string[] {
  const works = jobs.map((name) => `job ${name}`);
  return [
    ...[...requests, ...works].flatMap((work) => around(work, 'COMMIT')),
    ...works.flatMap((work) => [`${work}: taken`, ...around(work, 'it is struck off')]),
    ...Object.entries(calls).flatMap(([job, call]) => around(`job ${job}`, call)),
  ];
}
