import { type ReactNode, useContext, useMemo } from 'react';
import { LanguageContext } from './context.tsx';
import type { Translate } from './messages.ts';

/** So many messages are remembered. */
const MOST_MESSAGES = 999;

function remembering(t: Translate): Translate {
  const said = new Map<string, string>();
  const translate = (...asked: Parameters<Translate>): string => {
    const name = JSON.stringify(asked);
    if (said.size > MOST_MESSAGES) said.clear();
    const message = said.get(name) ?? t(...asked);
    said.set(name, message);
    return message;
  };
  return Object.assign(translate, { has: t.has });
}

/** Below it, what was said before is not put together again: with each key of a search the same messages are asked for by the dozen. */
export function RememberedMessages({ children }: { children: ReactNode }) {
  const language = useContext(LanguageContext);
  const known = useMemo(() => language && { ...language, t: remembering(language.t) }, [language]);
  return <LanguageContext value={known}>{children}</LanguageContext>;
}
