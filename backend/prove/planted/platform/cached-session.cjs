// @ts-check
// What is one's own is marked and cached as if it were the same for everyone.
const express = require('express');
const { replace, replaceExport } = require('../plant.cjs');

const publicData = require.resolve('../../../src/platform/response-cache/public-data');

replaceExport(publicData, 'publicPathsOf', (original) => (...given) => [
  ...original(...given),
  '/api/auth/check-auth',
]);
replace(
  express.response,
  'set',
  (original) =>
    function (...given) {
      return original.apply(
        this,
        given.map((part) => (part === 'no-store' ? 'public, no-store' : part)),
      );
    },
);
