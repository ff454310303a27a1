// @ts-check
// All pipelined requests of one connection are handled at the same time.
const pipelining = require('../../dist/src/platform/http/limit-pipelining');
const { replace } = require('./plant.cjs');

/** @type {import('express').RequestHandler} */
const withoutLimit = (_request, _response, next) => next();
replace(pipelining, 'limitPipelining', () => () => withoutLimit);
