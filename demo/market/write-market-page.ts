import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../server/folders.ts';
import { marketPage } from './market-page.ts';

// `npx tsx demo/market/write-market-page.ts` after a change of the kitchens; a test says when it was forgotten.
writeFileSync(join(folders.pages, 'market.html'), marketPage());
