import { FixedClock } from '../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../test/support/memory/in-memory-jobs';
import { newId } from '../../shared/ids';
import { InMemoryMailRepository } from '../adapters/memory/in-memory-mail.repository';
import type { MailKind } from '../domain/mail-kind';
import { type RenderedMail, MailTransport } from './ports';
import { WriteMail } from './write-mail';

class RunningTransport extends MailTransport {
  readonly isOn = true;
  readonly ownerAddress = undefined;
  send(_mail: RenderedMail): never {
    throw new Error('Nothing is sent here');
  }
}

function setUp({ isCustomer = false } = {}) {
  const clock = new FixedClock(new Date('2026-05-04T10:00:00.000Z'));
  const jobs = new InMemoryJobs(clock);
  const mails = new InMemoryMailRepository();
  const recipients = { of: async () => 'sam@mail.test', isCustomer: async () => isCustomer };
  const writeMail = new WriteMail(mails, recipients, new RunningTransport(), jobs, clock);
  const write = async (kind: MailKind, count: number) => {
    for (let number = 0; number < count; number++) await writeMail.execute({ kind, factId: newId() });
  };
  const statuses = () => [...mails.kept.values()].map(({ status }) => status);
  const waiting = () => statuses().filter((status) => status === 'waiting').length;
  return { clock, jobs, write, statuses, waiting };
}

describe('unasked e-mails to a mailbox', () => {
  it('are six within an hour about unpaid orders; more are kept, and not sent', async () => {
    const { clock, write, statuses, waiting } = setUp();
    await write('payment-failed', 4);
    await write('order-cancelled', 4);
    expect(statuses()).toEqual([...Array<string>(6).fill('waiting'), 'obsolete', 'obsolete']);
    clock.advanceMinutes(60);
    await write('payment-failed', 1);
    expect(waiting()).toBe(7);
  });

  it('leave room for links to set a new password, ten in all', async () => {
    const { write, waiting } = setUp();
    await write('payment-failed', 9);
    await write('password-reset', 9);
    expect(waiting()).toBe(10);
  });

  it('silence none about the security of an account, of which there are ten of each kind', async () => {
    const { write, waiting } = setUp();
    await write('password-reset', 10);
    await write('new-device', 12);
    expect(waiting()).toBe(20);
    await write('password-changed', 12);
    expect(waiting()).toBe(30);
  });

  it('are not limited where the order was paid, or the e-mail is of another kind', async () => {
    const customer = setUp({ isCustomer: true });
    await customer.write('order-cancelled', 12);
    expect(customer.waiting()).toBe(12);
    const { write, waiting } = setUp();
    await write('order-confirmed', 12);
    expect(waiting()).toBe(12);
  });
});
