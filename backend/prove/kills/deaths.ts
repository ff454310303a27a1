import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../test/support/chance';
import type { FatalStep } from './fatal-step';
import type { Servers } from '../shop/servers';
import { untilWithin } from '../shop/until-within';
import type { NamedSteps } from './step-names';

/** A read changes nothing: the step before it is the same. */
const isRead = (step: string): boolean => step.includes(': before SELECT ');

const lookEveryMs = 100;
/** A step that nobody comes to is put off. */
const diesWithinMs = 5_000;

/** A server dies at each step that the work takes, one step after the other, as soon as some of it comes to it again. */
export class Deaths {
  private isOver = false;
  private most = 0;
  private isOnlyForNamed = false;
  private readonly work: Promise<void>;
  private readonly known = new Set<string>();
  private readonly tried: string[] = [];
  readonly at: string[] = [];

  private constructor(
    private readonly servers: Servers,
    private readonly fatalStep: FatalStep,
    private readonly chance: Chance,
    private readonly steps: NamedSteps,
  ) {
    this.work = this.dieOn();
  }

  static begin(servers: Servers, fatalStep: FatalStep, chance: Chance, steps: NamedSteps): Deaths {
    return new Deaths(servers, fatalStep, chance, steps);
  }

  /** @param most as many deaths are enough for now */
  allow(most: number): void {
    this.most = most;
  }

  /** From now on servers die at the named steps only, until each is visited. */
  visitUnvisited(): void {
    this.most = Infinity;
    this.isOnlyForNamed = true;
  }

  /** The steps that were reached, and at which no server has died. */
  get left(): string[] {
    return [...this.known].filter((step) => !this.at.includes(step));
  }

  /** The named steps at which no server has died, reached or not. */
  get unvisited(): string[] {
    return this.steps.named.filter((step) => !this.at.includes(step));
  }

  get areAll(): boolean {
    return this.at.length >= this.most || (this.known.size > 0 && this.left.length === 0);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.work;
    this.fatalStep.disarm();
    await this.servers.reopen({ areMeant: true });
  }

  private async dieOn(): Promise<void> {
    this.fatalStep.arm(undefined);
    while (!this.isOver) {
      this.learn();
      const step = this.areAll ? undefined : this.next();
      if (step === undefined) await pause(lookEveryMs);
      else await this.dieAt(step);
    }
  }

  /** Requests and jobs come to a step more often than once: each time counts as the same. */
  private learn(): void {
    for (const reached of this.fatalStep.reached) {
      const step = reached.replace(/ \(\d+\)$/, '');
      if (this.steps.all.test(step) && !isRead(step)) this.known.add(step);
    }
  }

  /** One that was not tried before goes first, a named one before others. */
  private next(): string | undefined {
    const { named: names } = this.steps;
    const left = this.left.filter((step) => !this.isOnlyForNamed || names.includes(step));
    const untried = left.filter((step) => !this.tried.includes(step));
    const named = untried.filter((step) => names.includes(step));
    if (untried.length > 0) return this.chance.oneOf(named.length > 0 ? named : untried);
    return left.toSorted((one, other) => this.tried.lastIndexOf(one) - this.tried.lastIndexOf(other))[0];
  }

  private async dieAt(step: string): Promise<void> {
    this.tried.push(step);
    this.fatalStep.arm(step);
    const hasDied = () => this.servers.all.some((shop) => shop.isGone);
    if (await untilWithin(async () => this.isOver || hasDied(), diesWithinMs)) this.fatalStep.disarm();
    if (!hasDied()) return;
    this.at.push(step);
    await this.servers.reopen({ areMeant: true });
  }
}
