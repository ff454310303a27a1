import { FixedClock } from '../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../test/support/memory/in-memory-jobs';
import { InMemoryUnitOfWork } from '../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryMailRepository } from '../adapters/memory/in-memory-mail.repository';
import { type Delivery, Mail } from '../domain/mail';
import { type Envelope, type RenderedMail, MailTemplates, MailTransport } from './ports';
import { SendMail, sendJobOf } from './send-mail';

const now = new Date('2026-05-04T10:00:00.000Z');
const renderedMail: RenderedMail = {
  sender: 'A shop',
  subject: 'Thank you',
  html: '<p>Thank you</p>',
  text: 'Thank you',
};

class PlannedTransport extends MailTransport {
  readonly isOn = true;
  readonly ownerAddress = undefined;
  readonly taken: Envelope[] = [];
  outcome: Delivery | 'dies' = { kind: 'accepted' };

  async send(_mail: RenderedMail, to: Envelope, begin: () => Promise<void>): Promise<Delivery> {
    if (this.outcome !== 'dies' && this.outcome.kind === 'refused') return this.outcome;
    await begin();
    this.taken.push(to);
    if (this.outcome === 'dies') throw new Error('The process dies here');
    return this.outcome;
  }
}

/** Each time it is asked the next of what is given, then the last one again. */
class PlannedMailTemplates extends MailTemplates {
  constructor(private readonly mails: (RenderedMail | undefined)[]) {
    super();
  }

  async write(): Promise<RenderedMail | undefined> {
    return this.mails.length > 1 ? this.mails.shift() : this.mails[0];
  }
}

async function setUp(...written: [RenderedMail | undefined, ...RenderedMail[]] | []) {
  const clock = new FixedClock(now);
  const jobs = new InMemoryJobs(clock);
  const mails = new InMemoryMailRepository();
  const transport = new PlannedTransport();
  const mail = Mail.write({ kind: 'order-confirmed', factId: 'an-order', recipient: 'sam@mail.test' }, now);
  await mails.add(mail);
  const sendMail = new SendMail(
    mails,
    new PlannedMailTemplates(written.length > 0 ? written : [renderedMail]),
    transport,
    jobs,
    new InMemoryUnitOfWork(),
    clock,
  );
  const mailId = mail.state.id;
  return {
    jobs,
    transport,
    send: () => sendMail.execute({ mailId }),
    state: () => mails.kept.get(mailId),
  };
}

describe('sending an e-mail', () => {
  it('hands it over once, under an id of the fact', async () => {
    const { transport, send, state } = await setUp();
    await send();
    await send();
    expect(transport.taken).toEqual([{ recipient: 'sam@mail.test', messageId: 'order-confirmed.an-order' }]);
    expect(state()).toMatchObject({ status: 'sent', sentAt: now });
  });

  it('is tried again a minute after a mail server that is away', async () => {
    const { jobs, transport, send, state } = await setUp();
    transport.outcome = { kind: 'refused', isFinal: false, reason: 'connect ECONNREFUSED' };
    await send();
    expect(state()).toMatchObject({ status: 'waiting', reason: 'connect ECONNREFUSED' });
    expect([...jobs.waiting.values()]).toMatchObject([
      { name: 'mailing:send-mail', at: new Date(now.getTime() + 60_000) },
    ]);
    transport.outcome = { kind: 'accepted' };
    await send();
    expect(state()).toMatchObject({ status: 'sent', reason: null });
  });

  it('is not repeated by a run after one that was cut off while the text left', async () => {
    const { transport, jobs, send, state } = await setUp();
    transport.outcome = 'dies';
    await expect(send()).rejects.toThrow('dies');
    expect(state()).toMatchObject({ status: 'sending' });
    await send();
    expect(state()).toMatchObject({
      status: 'unconfirmed',
      reason: expect.stringMatching(/server stopped/) as string,
    });
    await send();
    expect(transport.taken).toHaveLength(1);
    expect(jobs.waiting.size).toBe(0);
  });

  it.each(['password-reset', 'welcome'] as const)('comes before the others if somebody waits: %s', (kind) => {
    expect(sendJobOf(kind).priority).toBeLessThan(sendJobOf('order-confirmed').priority);
    expect(sendJobOf(kind)).toMatchObject({ name: 'mailing:send-mail', workers: 'mail' });
  });

  it('is obsolete, which is no failure, when there is nothing to tell any more', async () => {
    const { jobs, transport, send, state } = await setUp(undefined);
    await send();
    expect(state()).toMatchObject({ status: 'obsolete', reason: 'There is nothing to tell any more' });
    expect(transport.taken).toEqual([]);
    expect(jobs.waiting.size).toBe(0);
  });

  it('is not dropped when there is something to tell again', async () => {
    const { jobs, send, state } = await setUp(undefined, renderedMail);
    await send();
    expect(state()).toMatchObject({ status: 'waiting', attempts: 0 });
    expect(jobs.waiting.size).toBe(1);
    await send();
    expect(state()).toMatchObject({ status: 'sent' });
  });
});
