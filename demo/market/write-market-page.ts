import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../server/folders.ts';
import { renderMarketPage } from './market-page.ts';

// Run `npx tsx demo/market/write-market-page.ts` after you change the kitchens. A test fails when the page is out of date.
writeFileSync(join(folders.pages, 'market.html'), renderMarketPage());
