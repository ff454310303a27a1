// @ts-check
module.exports = { ...require('./testing/jest-config.cjs'), roots: ['<rootDir>'] };
