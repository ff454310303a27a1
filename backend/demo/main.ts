import { runServer } from '../src/run-server';
import { startDemo } from './start-demo';

runServer(() => startDemo(process.env));
