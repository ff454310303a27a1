// @ts-check
module.exports = require('@haberdash/kit/testing/jest-config.cjs');
