// The programs that the server and the tests start are TypeScript too.
const register = `--require ${JSON.stringify(require.resolve('@swc-node/register'))}`;
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, register].filter(Boolean).join(' ');
process.env.SWC_NODE_PROJECT = require.resolve('../../../tsconfig.json');
