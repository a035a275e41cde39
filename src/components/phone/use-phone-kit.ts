import { useEffect, useState } from 'react';
import type { PhoneKit } from '../../domain/phone/phone-kit.ts';
import { once } from '../../lib/once.ts';

/** The lazy chunk for phone numbers: the numbering plans, and the flags, which are decoration. */
export interface LoadedPhoneKit extends PhoneKit {
  flagUrl(iso: string): string | null;
}

let loaded: LoadedPhoneKit | null = null;

/** The numbering plans; null until they are loaded. */
export const loadedPhoneKit = (): LoadedPhoneKit | null => loaded;

const noFlags = { flagUrl: () => null };

/** Loads the numbering plans once. Rejects when they fail to load; the next call retries. */
export const loadPhoneKit = once(async (): Promise<LoadedPhoneKit> => {
  const [{ phoneKit }, { flagUrl }] = await Promise.all([
    import('../../domain/phone/phone-kit.ts'),
    import('./flag-urls.ts').catch(() => noFlags),
  ]);
  loaded = { ...phoneKit, flagUrl };
  return loaded;
});

/** Loads the numbering plans; null until they are loaded. Phone fields work without them, so nobody waits to type. */
export function usePhoneKit(): LoadedPhoneKit | null {
  const [kit, setKit] = useState(loaded);
  useEffect(() => {
    if (kit) return;
    let isMounted = true;
    const load = () =>
      loadPhoneKit().then(
        (loadedKit) => isMounted && setKit(loadedKit),
        // Retried when the connection is back, and on submit.
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
