import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createSslCommerzSimulator } from './sslcommerz-simulator';

const request = {
  store_id: 'testbox',
  total_amount: '1999',
  currency: 'BDT',
  tran_id: 'SANDBOX-1',
  success_url: 'http://shop.test/well',
  fail_url: 'http://shop.test/badly',
  cancel_url: 'https://elsewhere.test/not',
  version: '3.00',
  cus_name: 'Test Customer',
  cus_email: 'customer@example.test',
  cus_phone: '01700000000',
  value_a: '"><script>alert(1)</script>',
};

describe('the SSLCommerz simulator', () => {
  const { path, router, settings } = createSslCommerzSimulator();
  let server: Server;
  const url = (of: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${of}`;
  const ask = (fields: Record<string, string>) =>
    fetch(url(settings.SANDBOX_PAYMENT_URL), { method: 'POST', body: new URLSearchParams(fields) });

  beforeAll(async () => {
    server = express().use(path, router).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  it('shows the amount, and a form for each of the three return addresses', async () => {
    const answer = await ask(request);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('1999 BDT');
    expect(html).toContain('Transaction SANDBOX-1');
    const forms = html.match(/<form.*?<\/form>/gs)!.map((form) => ({
      action: /action="([^"]+)"/.exec(form)![1],
      status: /name="status" value="(\w+)"/.exec(form)![1],
      amount: /name="amount" value="(\w+)"/.exec(form)![1],
    }));
    expect(forms).toEqual([
      { action: request.success_url, status: 'VALID', amount: '1999' },
      { action: request.fail_url, status: 'FAILED', amount: '1999' },
      { action: request.cancel_url, status: 'CANCELLED', amount: '1999' },
    ]);
  });

  it("runs no script, sends no referrer, and its forms lead to the shop's addresses only", async () => {
    const answer = await ask(request);
    expect(await answer.text()).not.toMatch(/<script|<style|style=|onclick/);
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' http://shop.test https://elsewhere.test;",
    );
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect((await fetch(url(`${path}/gateway.css`))).headers.get('Content-Type')).toMatch(/^text\/css/);
  });

  it.each([
    ['success_url', 'javascript:alert(1)'],
    ['fail_url', '/shop'],
    ['cancel_url', 'ftp://shop.test'],
    ['total_amount', '1999 or so'],
    ['total_amount', ''],
    ['currency', 'USD'],
    ['tran_id', 'x'.repeat(31)],
    ['version', '4.00'],
    ['cus_name', '<b>'.repeat(40)],
    ['value_d', 'x'.repeat(256)],
  ])('refuses a request whose %s is %p, and names the field', async (field, value) => {
    const answer = await ask({ ...request, [field]: value });
    const html = await answer.text();
    expect([answer.status, /<form|<b>/.test(html)]).toEqual([400, false]);
    expect(html).toContain(`<li>${field}: `);
  });

  it('refuses a request without a form', async () => {
    const answer = await fetch(url(settings.SANDBOX_PAYMENT_URL), { method: 'POST' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('<li>store_id: ');
  });
});
