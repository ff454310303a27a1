import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { Mail } from '../domain/mail';
import type { MailKind } from '../domain/mail-kind';
import type { MailRepository } from './ports';

interface World {
  mails: MailRepository;
  unitOfWork: UnitOfWork;
}

const now = new Date('2026-05-04T10:00:00.000Z');
const recipient = 'sam@mail.test';

export function describeMailRepository(world: () => World): void {
  const add = async (mail: Mail) => {
    await world().unitOfWork.run(() => world().mails.add(mail));
    return mail.state.id;
  };
  const written = (createdAt = now) =>
    Mail.write({ kind: 'order-confirmed', factId: newId(), recipient }, createdAt);

  it('finds an e-mail as it was added', async () => {
    const mail = written();
    await add(mail);
    expect((await world().mails.find(mail.state.id))?.state).toEqual(mail.state);
  });

  it('finds nothing under an unknown id', async () => {
    expect(await world().mails.find(newId())).toBeUndefined();
  });

  it('takes one e-mail of a kind about a fact', async () => {
    const about = { kind: 'order-confirmed', factId: newId(), recipient } as const;
    const { mails, unitOfWork } = world();
    const first = Mail.write(about, now);
    expect(await unitOfWork.run(() => mails.add(first))).toBe(true);
    const second = Mail.write(about, now);
    expect(await unitOfWork.run(() => mails.add(second))).toBe(false);
    expect(await mails.find(second.state.id)).toBeUndefined();
    expect(await unitOfWork.run(() => mails.add(Mail.write({ ...about, kind: 'new-order' }, now)))).toBe(
      true,
    );
  });

  it('takes another one about a fact after an obsolete one', async () => {
    const { mails, unitOfWork } = world();
    const about = { kind: 'parcel-tracked', factId: newId(), recipient } as const;
    const obsolete = () => {
      const mail = Mail.write(about, now);
      mail.record({ kind: 'pointless', reason: 'There is no number' }, now);
      return mail;
    };
    const first = obsolete();
    expect(await unitOfWork.run(() => mails.add(first))).toBe(true);
    expect(await unitOfWork.run(() => mails.add(obsolete()))).toBe(false);
    const second = Mail.write(about, now);
    expect(await unitOfWork.run(() => mails.add(second))).toBe(true);
    expect((await mails.find(second.state.id))?.state).toEqual(second.state);
    expect(await mails.find(first.state.id)).toBeUndefined();
  });

  it('saves what became of an attempt', async () => {
    const id = await add(written());
    const { mails, unitOfWork } = world();
    const change = (work: (mail: Mail) => void) =>
      unitOfWork.run(async () => {
        const mail = (await mails.findForChange(id))!;
        work(mail);
        await mails.save(mail);
      });
    await change((mail) => mail.record({ kind: 'refused', isFinal: false, reason: 'Try later' }, now));
    expect((await mails.find(id))?.state).toMatchObject({
      status: 'waiting',
      attempts: 1,
      reason: 'Try later',
    });
    await change((mail) => mail.record({ kind: 'accepted' }, now));
    expect((await mails.find(id))?.state).toMatchObject({
      status: 'sent',
      attempts: 2,
      reason: null,
      sentAt: now,
    });
  });

  it('counts what was written to an address lately, of some kinds, without what was not sent', async () => {
    const { mails, unitOfWork } = world();
    const address = `${newId()}@mail.test`;
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const add = (kind: MailKind, createdAt: Date, to = address, isPointless = false) => {
      const mail = Mail.write({ kind, factId: newId(), recipient: to }, createdAt);
      if (isPointless) mail.record({ kind: 'pointless', reason: 'It is paid' }, now);
      return unitOfWork.run(() => mails.add(mail));
    };
    await add('payment-failed', minutesAgo(1));
    await add('welcome', minutesAgo(59));
    await add('welcome', minutesAgo(61));
    await add('order-confirmed', minutesAgo(1));
    await add('payment-failed', minutesAgo(1), recipient);
    await add('payment-failed', minutesAgo(1), address, true);
    expect(await mails.countOf(['payment-failed', 'welcome'], address, minutesAgo(60))).toBe(2);
  });

  it('keeps that an e-mail had become pointless, and deletes it like the others', async () => {
    const { mails, unitOfWork } = world();
    const mail = written(new Date('2019-01-01T00:00:00.000Z'));
    const id = await add(mail);
    mail.record({ kind: 'pointless', reason: 'It is paid' }, now);
    await unitOfWork.run(() => mails.save(mail));
    expect((await mails.find(id))?.state).toMatchObject({ status: 'obsolete', reason: 'It is paid' });
    const before = new Date('2019-06-01T00:00:00.000Z');
    expect(await unitOfWork.run(() => mails.deleteEndedBefore(before, 1))).toBe(1);
  });

  it('deletes what was sent or failed long ago, the oldest first, and keeps what is to be sent', async () => {
    const { mails, unitOfWork } = world();
    const daysAgo = (days: number) => new Date(Date.UTC(2020, 0, 100 - days));
    const end = (mail: Mail) => {
      mail.record({ kind: 'refused', isFinal: true, reason: 'No such mailbox' }, now);
      return mail;
    };
    const waiting = await add(written(daysAgo(60)));
    const oldest = await add(end(written(daysAgo(50))));
    const older = await add(end(written(daysAgo(40))));
    const newer = await add(end(written(daysAgo(10))));
    const left = async () => {
      const found = await Promise.all([waiting, oldest, older, newer].map((id) => mails.find(id)));
      return found.map((mail) => mail !== undefined);
    };
    expect(await unitOfWork.run(() => mails.deleteEndedBefore(daysAgo(30), 1))).toBe(1);
    expect(await left()).toEqual([true, false, true, true]);
    expect(await unitOfWork.run(() => mails.deleteEndedBefore(daysAgo(30), 10))).toBe(1);
    expect(await left()).toEqual([true, false, false, true]);
  });
}
