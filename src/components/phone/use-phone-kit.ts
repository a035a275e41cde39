import { useEffect, useState } from 'react';
import type { PhoneKit } from '../../domain/phone/phone-kit.ts';
import { once } from '../../lib/once.ts';

/** What needs code that came later: the numbering plans, and the flags, which are only for the eye. */
export interface LoadedPhoneKit extends PhoneKit {
  flagUrl(iso: string): string | null;
}

let loaded: LoadedPhoneKit | null = null;

/** The numbering plans, if they are here. */
export const loadedPhoneKit = (): LoadedPhoneKit | null => loaded;

const noFlags = { flagUrl: () => null };

/** Fetches the numbering plans, once. Rejects when they cannot be had; the next call asks again. */
export const loadPhoneKit = once(async (): Promise<LoadedPhoneKit> => {
  const [{ phoneKit }, { flagUrl }] = await Promise.all([
    import('../../domain/phone/phone-kit.ts'),
    import('./flag-urls.ts').catch(() => noFlags),
  ]);
  loaded = { ...phoneKit, flagUrl };
  return loaded;
});

/** The numbering plans; null until they are here. A field stands without them: nobody waits to type. */
export function usePhoneKit(): LoadedPhoneKit | null {
  const [kit, setKit] = useState(loaded);
  useEffect(() => {
    if (kit) return;
    let isMounted = true;
    const load = () =>
      loadPhoneKit().then(
        (arrived) => isMounted && setKit(arrived),
        // Asked for again with the line back, or on sending.
        () => undefined,
      );
    void load();
    window.addEventListener('online', load);
    return () => {
      isMounted = false;
      window.removeEventListener('online', load);
    };
  }, [kit]);
  return kit;
}
