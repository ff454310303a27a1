// @ts-check
// What is one's own is marked and cached as if it were the same for everyone.
const publicData = require('../../dist/src/platform/response-cache/public-data');
const { NoStoreInterceptor } = require('../../dist/src/platform/http/no-store.interceptor');
const { replace } = require('./plant.cjs');

replace(publicData, 'publicPathsOf', (original) => (...given) => [
  ...original(...given),
  '/api/auth/check-auth',
]);
replace(
  NoStoreInterceptor.prototype,
  'intercept',
  () =>
    function (context, next) {
      context.switchToHttp().getResponse().setHeader('Cache-Control', 'public, no-store');
      return next.handle();
    },
);
