/** The upper limits of what one call may cost, including the jobs that it adds. */
interface Budget {
  /** Statements that the shop sends to Postgres. The number hardly depends on the machine, so that more fail the bench. */
  statements: number;
  /** Milliseconds of CPU of the server and of Postgres together. They depend on the machine, so that more are only reported. */
  cpuMs: number;
}

/**
 * Source: `npm run bench -- writes` at commit 972dca68, Node 20, two cores that other work shared. Statements are the measured ones
 * and about 4 %, CPU is the measured one and about 40 %. Lower a figure when the code gets cheaper.
 */
export const budgets = {
  'cart get': { statements: 2, cpuMs: 2 },
  'cart add': { statements: 9.5, cpuMs: 5 },
  'order creation': { statements: 32.5, cpuMs: 27 },
  capture: { statements: 57.5, cpuMs: 45 },
  'whole checkout': { statements: 99, cpuMs: 72 },
} satisfies Record<string, Budget>;
