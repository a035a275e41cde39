/** The page says which language it is in: screen readers and translators go by that. */
export function followLanguage(element: Element): void {
  element.addEventListener('locale-change', (event) => {
    const { locale, dir } = Object((event as CustomEvent<unknown>).detail) as Record<string, unknown>;
    if (typeof locale === 'string') document.documentElement.lang = locale;
    if (dir === 'ltr' || dir === 'rtl') document.documentElement.dir = dir;
  });
}
