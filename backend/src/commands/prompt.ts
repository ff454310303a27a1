import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/** Asks the person at the terminal; without one, each answer is a line of the input. */
export class Prompt {
  readonly isTerminal: boolean;
  private readonly readline: Interface;
  private readonly lines: AsyncIterator<string, undefined>;
  private isSecret = false;

  constructor(
    input: Input = process.stdin,
    private readonly output: NodeJS.WritableStream = process.stdout,
  ) {
    this.isTerminal = input.isTTY ?? false;
    const echo = new Writable({
      write: (typed: Buffer, _encoding, done) => {
        if (!this.isSecret) output.write(typed);
        done();
      },
    });
    this.readline = createInterface({ input, output: echo, terminal: this.isTerminal });
    this.lines = this.readline[Symbol.asyncIterator]() as AsyncIterator<string, undefined>;
  }

  /** Undefined when there are no more answers. */
  async ask(question: string): Promise<string | undefined> {
    this.readline.setPrompt(question);
    if (this.isTerminal) this.readline.prompt();
    return (await this.lines.next()).value;
  }

  /** The typed characters are not shown. */
  async askSecretly(question: string): Promise<string | undefined> {
    if (this.isTerminal) this.output.write(question);
    this.isSecret = true;
    const secret = await this.ask('');
    this.isSecret = false;
    if (this.isTerminal) this.output.write('\n');
    return secret;
  }

  close(): void {
    this.readline.close();
  }
}
