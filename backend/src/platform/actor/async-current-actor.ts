import { AsyncLocalStorage } from 'node:async_hooks';
import { type Actor, CurrentActor, theShop } from '../../shared/actor';

/** Carried along with everything that the work starts. Nobody in particular is the shop itself. */
export class AsyncCurrentActor extends CurrentActor {
  private readonly storage = new AsyncLocalStorage<() => Actor>();

  get(): Actor {
    return this.storage.getStore()?.() ?? theShop;
  }

  /** @param actor asked whenever somebody wants to know: who it is may turn out while the work goes on */
  run<T>(actor: () => Actor, work: () => T): T {
    return this.storage.run(actor, work);
  }
}
