import { persistently } from '../buying/buyers';
import type { Chance } from '../../test/support/chance';
import type { Person } from '../../test/support/shop/people';

const prices = [0, 2.9, 4.9, 6.9, 12.9];
const cutOffs = ['00:00', '12:00', '23:59'];

interface Method {
  id: string;
  name: string;
}

/** An admin who changes prices, dates, names and availability without a pause. The first method stays on. */
export class Editor {
  edits = 0;
  private isOver = false;

  private constructor(
    private readonly person: Person,
    private readonly chance: Chance,
  ) {}

  static async withMethods(person: Person, chance: Chance): Promise<Editor> {
    const editor = new Editor(person, chance);
    const [standard] = await editor.methods();
    for (const name of ['Express', 'Courier'])
      await person.client.post('/api/admin/delivery/methods', { ...standard, ...editor.terms(), name });
    return editor;
  }

  async editUntilEnd(): Promise<void> {
    while (!this.isOver) {
      for (const [place, { id, ...method }] of (await this.methods()).entries()) {
        const body = {
          ...method,
          ...this.terms(),
          name: `${method.name.split(' ')[0]} ${this.edits}`,
          isOn: place === 0 || this.chance.isLucky(0.7),
        };
        await this.edit(id, body);
      }
    }
  }

  end(): void {
    this.isOver = true;
  }

  /** A conflict: it was made already, before an answer that was lost. */
  private async edit(id: string, body: object): Promise<void> {
    const put = () => this.person.client.put(`/api/admin/delivery/methods/${id}`, body);
    const { status } = await persistently(put);
    if (status !== 200 && status !== 409) throw new Error(`The edit was refused: ${status}`);
    this.edits += 1;
  }

  private terms() {
    const min = this.chance.below(3);
    return {
      table: { measure: 'subtotal', steps: [{ from: 0, price: this.chance.oneOf(prices) }] },
      workingDays: { min, max: min + this.chance.below(3) },
      cutOff: this.chance.oneOf(cutOffs),
    };
  }

  private async methods(): Promise<Method[]> {
    const response = await persistently(() => this.person.client.get('/api/admin/delivery'));
    return (response.body as { data: { methods: Method[] } }).data.methods;
  }
}
