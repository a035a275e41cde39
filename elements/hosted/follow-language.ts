/** Keeps `lang` and `dir` of the document in sync with the app, for screen readers and translation tools. */
export function followLanguage(element: Element): void {
  element.addEventListener('locale-change', (event) => {
    const { locale, dir } = Object((event as CustomEvent<unknown>).detail) as Record<string, unknown>;
    if (typeof locale === 'string') document.documentElement.lang = locale;
    if (dir === 'ltr' || dir === 'rtl') document.documentElement.dir = dir;
  });
}
