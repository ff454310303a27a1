/** Lets so many works run at once; the others wait in line. */
export class Semaphore {
  private readonly line: (() => void)[] = [];

  constructor(private free: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((goAhead) => this.line.push(goAhead));
    try {
      return await work();
    } finally {
      this.handOn();
    }
  }

  private handOn(): void {
    const next = this.line.shift();
    if (next) next();
    else this.free += 1;
  }
}
