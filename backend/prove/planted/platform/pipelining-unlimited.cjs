// @ts-check
// All pipelined requests of one connection are handled at the same time.
const { replaceExport } = require('../plant.cjs');

const pipelining = require.resolve('../../../src/platform/http/limits/limit-pipelining');

/** @type {import('express').RequestHandler} */
const withoutLimit = (_request, _response, next) => next();
replaceExport(pipelining, 'limitPipelining', () => () => withoutLimit);
