// @ts-check
import { requireTypeScript } from './require-typescript.mjs';

requireTypeScript(process.argv[2] ?? '');
