// Before all others: see there.
import '../src/platform/tracing/tracing';
import { runServer } from '../src/run-server';
import { announcementOf } from './announcement';
import { startDemo } from './start-demo';

runServer(() => startDemo(process.env), announcementOf);
