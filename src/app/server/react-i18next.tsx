// Replaces react-i18next in the server's bundle (vite.config.ts). There, the language never changes while rendering, so
// components need neither a subscription nor their own copy of the i18n instance. Making these copies took half the
// time of rendering a long menu.
import type { i18n as I18next } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';

const I18nContext = createContext<I18next | null>(null);

export const I18nextProvider = ({ i18n, children }: { i18n: I18next; children: ReactNode }) => (
  <I18nContext value={i18n}>{children}</I18nContext>
);

export function useTranslation(): Pick<I18next, 't'> & { readonly i18n: I18next } {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('An I18nextProvider is missing');
  return { t: i18n.t, i18n };
}
