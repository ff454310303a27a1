// @ts-check
import { startPostgresWithStandby } from './standby.mjs';

// For a test in another process: says where the two are as JSON, and stops them when its input ends.
const { primary, replica, stop } = await startPostgresWithStandby();
console.log(JSON.stringify({ primary, replica }));
process.stdin.resume();
process.stdin.once('end', () => void stop().then(() => process.exit(0)));
