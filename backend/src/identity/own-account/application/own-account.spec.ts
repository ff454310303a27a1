import { ownAccountInMemory as setUp } from '../../../../test/support/staff/own-account-in-memory';
import { newId } from '../../../shared/ids';
import { EmailChangeRequested } from '../../identity.events';
import { NoMailServer } from '../../password-resets/domain/password-reset.errors';
import { PasswordReset } from '../../password-resets/domain/password-reset';
import { WrongPassword } from '../../passwords/domain/password.errors';
import { EmailTaken } from '../../users/domain/user.errors';
import { NoEmailChange, SameEmail, WrongEmailCode } from '../domain/email-change.errors';

const another = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the own e-mail address', () => {
  it('changes with the code of the new mailbox, with an audit entry', async () => {
    const { request, code, confirm, email, audit } = await setUp();
    await request('Ada@Work.test');
    expect(await email()).toBe('ada@haberdash.test');
    const written = await code();
    expect(written).toMatch(/^\d{6}$/);
    await confirm(written);
    expect(await email()).toBe('ada@work.test');
    expect(audit.entries).toMatchObject([
      {
        subject: 'admin',
        action: 'e-mail changed',
        before: { email: 'ada@haberdash.test' },
        after: { email: 'ada@work.test' },
      },
    ]);
  });

  it('tells the address of before, which gets no code', async () => {
    const { request, code, confirm, outbox, mails } = await setUp();
    await request('ada@work.test');
    await confirm(await code());
    const ids = outbox.events.map((event) => (event as EmailChangeRequested).changeId);
    expect(ids).toHaveLength(2);
    for (const id of ids)
      expect(await mails.addressesOf(id)).toEqual({
        newEmail: 'ada@work.test',
        oldEmail: 'ada@haberdash.test',
      });
    expect(await mails.writeCode(ids[0]!)).toBeUndefined();
  });

  it('ends the links to set a password that the mailbox of before has', async () => {
    const { request, code, confirm, resets, userId, clock } = await setUp();
    const id = newId();
    await resets.add(PasswordReset.request(id, userId, clock.now()));
    await request('ada@work.test');
    await confirm(await code());
    expect((await resets.find(id))?.isValid(clock.now())).toBe(false);
  });

  it('stays after five wrong codes, and so after the right one', async () => {
    const { request, code, confirm, email } = await setUp();
    await request('ada@work.test');
    const right = await code();
    for (let guess = 0; guess < 5; guess++)
      await expect(confirm(another(right))).rejects.toBeInstanceOf(WrongEmailCode);
    await expect(confirm(right)).rejects.toBeInstanceOf(NoEmailChange);
    expect(await email()).toBe('ada@haberdash.test');
  });

  it('stays with a code that is too old, or replaced by another request', async () => {
    const { request, code, confirm, clock, email } = await setUp();
    await request('ada@work.test');
    const first = await code();
    await request('ada@home.test');
    const second = await code();
    if (first !== second) await expect(confirm(first)).rejects.toBeInstanceOf(WrongEmailCode);
    clock.advanceMinutes(15);
    await expect(confirm(second)).rejects.toBeInstanceOf(NoEmailChange);
    expect(await email()).toBe('ada@haberdash.test');
  });

  it.each([
    ['with a wrong password', 'ada@work.test', { password: 'not-the-password' }, WrongPassword],
    ['to the same one', 'ADA@haberdash.test', {}, SameEmail],
    ['to that of another account', 'Kim@haberdash.test', {}, EmailTaken],
  ])('does not change %s', async (_, newEmail, other, refusal) => {
    const { request, add, outbox } = await setUp();
    await add('kim@haberdash.test');
    await expect(request(newEmail, other)).rejects.toBeInstanceOf(refusal);
    expect(outbox.events).toEqual([]);
  });

  it('does not change to one that somebody else takes before the code is typed', async () => {
    const { request, code, confirm, add, email, audit } = await setUp();
    await request('ada@work.test');
    await add('ada@work.test');
    await expect(confirm(await code())).rejects.toBeInstanceOf(EmailTaken);
    expect([await email(), audit.entries]).toEqual(['ada@haberdash.test', []]);
  });

  it('does not change in a shop that sends no e-mails', async () => {
    const { request } = await setUp({ hasMailServer: false });
    await expect(request('ada@work.test')).rejects.toBeInstanceOf(NoMailServer);
  });
});

describe('the own name', () => {
  it('changes, with an audit entry, and not when it is the same', async () => {
    const { rename, users, userId, audit } = await setUp();
    await rename('Ada L.');
    await rename('Ada L.');
    expect((await users.findForChange(userId))?.state.userName).toBe('Ada L.');
    expect(audit.entries).toMatchObject([{ action: 'name changed', before: { name: 'Ada' } }]);
  });
});
