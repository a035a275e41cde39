/** Which build is the newest (spec, sections 4 and 7); written by the build itself (elements/build/emit-latest-build.ts). */
const LATEST = '/builds/latest.json';

/** The id of the newest build; null when nobody says. */
export async function latestBuild(): Promise<string | null> {
  try {
    const answer = await fetch(LATEST, { cache: 'no-cache', credentials: 'omit' });
    const { id } = Object(answer.ok && (await answer.json())) as { readonly id?: unknown };
    return typeof id === 'string' && id ? id : null;
  } catch {
    return null;
  }
}
