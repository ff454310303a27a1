import type { ChangeFollower } from '../../src/platform/postgres/change-feed';

/** One who only remembers what he was told. */
export class RememberingFollower implements ChangeFollower {
  readonly heard: string[] = [];
  isFollowing = false;
  doubts = 0;
  losses = 0;

  begin(): void {
    this.isFollowing = true;
  }

  hear(what: string): void {
    this.heard.push(what);
  }

  doubt(): void {
    this.isFollowing = false;
    this.doubts++;
  }

  lose(): void {
    this.isFollowing = false;
    this.losses++;
  }
}
