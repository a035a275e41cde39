import { makeTemplate } from '../../database-template.ts';
import { importAlwaysOpen } from './data/businesses.ts';

// biome-ignore lint/style/noDefaultExport: Playwright requires one.
export default async function globalSetup(): Promise<void> {
  // The server imports the businesses while this process makes the template.
  const [template] = await Promise.all([makeTemplate(), importAlwaysOpenDemos()]);
  // Worker processes inherit the variable.
  process.env.E2E_DATABASE_TEMPLATE = template;
}

async function importAlwaysOpenDemos(): Promise<void> {
  for (const id of ['demo-cafe', 'demo-restaurant', 'demo-shop']) await importAlwaysOpen(id);
}
