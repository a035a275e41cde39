import { type ReactNode, useContext, useMemo } from 'react';
import { workedOut } from '../lib/worked-out.ts';
import { LanguageContext } from './i18n-context.tsx';
import type { Translate } from './messages.ts';

/** So many messages are remembered. */
const MOST_MESSAGES = 999;

function remembering(t: Translate): Translate {
  const said = workedOut<string>(MOST_MESSAGES);
  const translate = (...asked: Parameters<Translate>): string =>
    said.of(JSON.stringify(asked), () => t(...asked));
  return Object.assign(translate, { has: t.has });
}

/** Below it, what was said before is not put together again: with each key of a search the same messages are asked for by the dozen. */
export function RememberedMessages({ children }: { children: ReactNode }) {
  const language = useContext(LanguageContext);
  const known = useMemo(() => language && { ...language, t: remembering(language.t) }, [language]);
  return <LanguageContext value={known}>{children}</LanguageContext>;
}
