// Before all others: see there.
import './platform/tracing/tracing';
import { runServer } from './run-server';
import { startServer } from './serve';

runServer(() => startServer(process.env));
