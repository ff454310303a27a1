import type { ChangeFollower } from '../../src/platform/postgres/change-feed';

/** One who only remembers what he was told. */
export class RememberingFollower implements ChangeFollower {
  readonly heard: string[] = [];
  isFollowing = false;
  losses = 0;

  begin(): void {
    this.isFollowing = true;
  }

  hear(what: string): void {
    this.heard.push(what);
  }

  lose(): void {
    this.isFollowing = false;
    this.losses++;
  }
}
