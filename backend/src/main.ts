import { runServer } from './run-server';
import { startServer } from './serve';

runServer(() => startServer(process.env));
