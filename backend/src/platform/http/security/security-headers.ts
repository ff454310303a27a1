import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { ServerSettings } from '../../config/server.settings';

/** Neither a page nor a frame in it may use these features. The shell's nginx sends the same header. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** @param formTarget an address outside the shop to which its pages may send a form */
export const securityHeaders = (
  settings: Pick<ServerSettings, 'servedByHttps'>,
  formTarget?: string,
): RequestHandler[] => [
  helmet(helmetOptions(settings, formTarget)),
  (_request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    next();
  },
];

/** Returns the origins to which the shop's pages may send a form. */
function formTargets(outside: string | undefined): string[] {
  if (!outside || !URL.canParse(outside)) return ["'self'"];
  const { origin, pathname } = new URL(outside);
  return ["'self'", origin + pathname.replace(/[;,]/g, encodeURIComponent)];
}

const helmetOptions = (
  { servedByHttps }: Pick<ServerSettings, 'servedByHttps'>,
  formTarget: string | undefined,
): Parameters<typeof helmet>[0] => ({
  // The owner's other names, next to the shop's, may have no https.
  strictTransportSecurity: servedByHttps && { includeSubDomains: false },
  // With none at all, browsers hide a form's own origin from us, too.
  referrerPolicy: { policy: 'same-origin' },
  // Pictures of products may live on any address that the admin gives.
  crossOriginEmbedderPolicy: false,
  contentSecurityPolicy: {
    directives: {
      'img-src': ["'self'", 'data:', 'blob:', 'https:', ...(servedByHttps ? [] : ['http:'])],
      // antd writes its styles into the page at run time.
      'style-src': ["'self'", "'unsafe-inline'"],
      'script-src': ["'self'"],
      'upgrade-insecure-requests': null,
      'form-action': formTargets(formTarget),
    },
  },
});
