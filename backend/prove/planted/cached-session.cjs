// @ts-check
// What is one's own is marked and cached as if it were the same for everyone.
const express = require('express');
const publicData = require('../../dist/src/platform/response-cache/public-data');
const { replace } = require('./plant.cjs');

replace(publicData, 'publicPathsOf', (original) => (...given) => [
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
