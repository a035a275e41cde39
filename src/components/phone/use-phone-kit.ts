import { useEffect, useState } from 'react';
import type { PhoneKit } from '../../domain/phone/phone-kit.ts';
import { once } from '../../lib/once.ts';

/** The lazy chunk for phone numbers: the numbering plans and the flags. */
export interface LoadedPhoneKit extends PhoneKit {
  getFlagUrl(iso: string): string | null;
}

let loadedKit: LoadedPhoneKit | null = null;

/** Returns the numbering plans; null until they are loaded. */
export const getLoadedPhoneKit = (): LoadedPhoneKit | null => loadedKit;

/** The replacement if the flags fail to load. Phone fields work without them. */
const NO_FLAGS = { getFlagUrl: () => null };

/** Loads the numbering plans once. Rejects when they fail to load; the next call retries. */
export const loadPhoneKit = once(async (): Promise<LoadedPhoneKit> => {
  const [{ phoneKit }, { getFlagUrl }] = await Promise.all([
    import('../../domain/phone/phone-kit.ts'),
    import('./flag-urls.ts').catch(() => NO_FLAGS),
  ]);
  loadedKit = { ...phoneKit, getFlagUrl };
  return loadedKit;
});

/** Loads the numbering plans. Returns null until they are loaded; customers can type in the meantime. */
export function usePhoneKit(): LoadedPhoneKit | null {
  const [kit, setKit] = useState(loadedKit);
  useEffect(() => {
    if (kit) return;
    let isMounted = true;
    const load = () =>
      loadPhoneKit().then(
        (newKit) => isMounted && setKit(newKit),
        // The load is tried again when the device is online again, or on submit.
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
