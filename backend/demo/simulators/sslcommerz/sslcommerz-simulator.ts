import { Router, urlencoded } from 'express';
import { sendPage } from '../pages/page-layout';
import { stylesheet } from '../pages/page-style';
import { gatewayPage, refusalPage } from './gateway-page';
import { PaymentRequest } from './payment-request';

const path = '/simulators/sslcommerz';
const page = '/gwprocess/v3/process.php';

interface SslCommerzSimulator {
  /** Where the shop's server shows its page, on its own port. */
  path: string;
  router: Router;
  /** A shop's server with this setting uses the simulator. */
  settings: { SANDBOX_PAYMENT_URL: string };
}

/** The page of a sandbox wallet, for a machine that reaches none: see README.md beside this file. It keeps nothing. */
export function createSslCommerzSimulator(): SslCommerzSimulator {
  const router = Router()
    .get('/gateway.css', (_, response) => {
      response.type('css').send(stylesheet);
    })
    .post(page, urlencoded({ extended: false, limit: '20kb' }), (request, response) => {
      // So the browser tells the shop what it would tell of a form of any other site: nothing.
      response.set('Referrer-Policy', 'no-referrer');
      const shown = { simulator: 'SSLCommerz', stylesheet: `${request.baseUrl}/gateway.css` };
      const { data, error } = PaymentRequest.safeParse(request.body ?? {});
      if (data) {
        sendPage(response, gatewayPage(data, shown), waysBackOf(data));
        return;
      }
      const problems = error.issues.map(({ path: field, message }) => `${field.join('.')}: ${message}`);
      sendPage(response.status(400), refusalPage(problems, shown));
    });
  return { path, router, settings: { SANDBOX_PAYMENT_URL: path + page } };
}

const waysBackOf = ({ success_url, fail_url, cancel_url }: PaymentRequest) =>
  [success_url, fail_url, cancel_url].map((address) => new URL(address).origin);
