import { type Actor, CurrentActor, theShop } from '../../../src/shared/actor';

export class FixedActor extends CurrentActor {
  constructor(private readonly actor: Actor = theShop) {
    super();
  }

  get(): Actor {
    return this.actor;
  }
}
