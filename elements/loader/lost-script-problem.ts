import { readCookies } from '../../src/lib/cookies.ts';
import { choosePreferredLocale } from '../../src/lib/preferred-locale.ts';
import { readDocument } from '../../src/lib/read-document.ts';

// cspell:disable
/**
 * "The menu cannot be shown here" in the languages that most customers read. Every visit loads this list, so it does
 * not have all 41 languages.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  en: 'The menu cannot be shown here.',
  ar: 'لا يمكن عرض القائمة هنا.',
  de: 'Die Speisekarte kann hier nicht angezeigt werden.',
  es: 'El menú no se puede mostrar aquí.',
  fr: 'Le menu ne peut pas s’afficher ici.',
  hi: 'मेनू यहाँ नहीं दिखाया जा सकता।',
  it: 'Il menù non può essere mostrato qui.',
  ja: 'ここにメニューを表示できません。',
  ko: '여기에 메뉴를 표시할 수 없습니다.',
  nl: 'Het menu kan hier niet worden getoond.',
  pl: 'Nie można tu wyświetlić menu.',
  pt: 'Não é possível mostrar o menu aqui.',
  ru: 'Меню здесь не отображается.',
  tr: 'Menü burada gösterilemiyor.',
  zh: '此处无法显示菜单。',
};
// cspell:enable

/**
 * Says that the menu cannot be shown, in the language of the element, the customer's choice, the page or the browser.
 */
export function describeProblem(host: Element): { readonly text: string; readonly lang: string } {
  const { lang } = readDocument('documentElement') as HTMLElement;
  const requestedLocale = host.getAttribute('locale') || undefined;
  const code = choosePreferredLocale(
    requestedLocale,
    readCookies(),
    [lang, ...navigator.languages],
    Object.keys(SENTENCES),
  ) as string;
  return { text: SENTENCES[code] as string, lang: code };
}
