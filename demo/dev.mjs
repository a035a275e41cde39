// npm run dev: the backend and the widget with hot module replacement. Plain JavaScript: packages may not be installed yet.
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./dev/main.ts');
