import { openAlways } from './businesses.ts';

// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function globalSetup(): Promise<void> {
  await openAlways('demo-cafe');
  await openAlways('demo-restaurant');
  await openAlways('demo-shop');
}
