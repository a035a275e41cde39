import { makeTemplate } from '../../database-template.ts';
import { openAlways } from './businesses.ts';

// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function globalSetup(): Promise<() => Promise<void>> {
  await openAlways('demo-cafe');
  await openAlways('demo-restaurant');
  await openAlways('demo-shop');
  const template = await makeTemplate();
  // Workers inherit it.
  process.env.E2E_DATABASE_TEMPLATE = template.path;
  return template.remove;
}
