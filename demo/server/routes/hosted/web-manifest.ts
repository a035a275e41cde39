import { APP_ICONS, type IconName } from '../../services/business/app-icons.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';
import { localText } from './page-context.ts';
import type { InterfaceText } from './page-language.ts';
import { directionOf } from './page-language.ts';
import { listOrderTypes } from './page-location.ts';
import { DARK_BACKGROUND, safeColor } from './page-style.ts';
import { iconPath } from './shared-picture.ts';

const MAX_SHORT_NAME_LENGTH = 12;

/** The part of a name that fits under an icon: as many whole words as possible. */
function shortenName(name: string): string {
  const [first = name, ...words] = name.split(/\s+/);
  let short = first;
  for (const word of words) {
    if (short.length + 1 + word.length > MAX_SHORT_NAME_LENGTH) break;
    short = `${short} ${word}`;
  }
  return short;
}

interface ManifestInput {
  readonly business: Business;
  /** A language that both the business and the app support. */
  readonly locale: string;
  readonly firstLocale: string;
  readonly words: InterfaceText;
}

/**
 * The web app manifest of a business, with which its page can be installed. The scope has no trailing slash, so it contains
 * the page itself and every path below. Each business has its own service worker, even if one scope is a prefix of another.
 */
export function createWebManifest({ business, locale, firstLocale, words }: ManifestInput) {
  const { restaurant } = business.response;
  const context = { business, locale, firstLocale, origin: '' };
  const name = localText(context, restaurant.business_name) ?? business.referenceId;
  const root = `/${business.referenceId}`;
  const [type] = listOrderTypes(business);
  const at = (path: string) => `${root}${path}`;
  const background = safeColor(restaurant.theme_background_color) ?? 'white';
  return {
    id: root,
    name,
    short_name: shortenName(name),
    description: localText(context, restaurant.description) ?? undefined,
    lang: locale,
    dir: directionOf(locale),
    start_url: root,
    scope: root,
    display: 'standalone',
    orientation: 'any',
    theme_color: safeColor(restaurant.theme_color) ?? undefined,
    background_color: restaurant.dark_mode === 'on' ? DARK_BACKGROUND : background,
    categories: ['food', 'shopping'],
    icons: (Object.keys(APP_ICONS) as IconName[])
      .filter((icon) => APP_ICONS[icon].size >= 192)
      .map((icon) => {
        const { size, purpose } = APP_ICONS[icon];
        return { src: iconPath(context, icon), sizes: `${size}x${size}`, type: 'image/png', purpose };
      }),
    shortcuts: type
      ? [
          { name: words.menu, url: at(`/${type}`) },
          { name: words.cart, url: at(`/${type}/cart`) },
        ]
      : [],
  };
}
