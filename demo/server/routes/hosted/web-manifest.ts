import { APP_ICONS, type IconName } from '../../services/business/app-icons.ts';
import type { Business } from '../../services/menu/business-catalogue.ts';
import { pickText } from './page-context.ts';
import type { InterfaceText } from './page-language.ts';
import { getTextDirection } from './page-language.ts';
import { listOrderTypes } from './page-location.ts';
import { getDarkBackground, sanitizeColor } from './page-style.ts';
import { buildIconPath } from './shared-picture.ts';

const MAX_SHORT_NAME_LENGTH = 12;

/** Shortens a name to as many whole words as fit under an icon, but at least one. */
function shortenName(name: string): string {
  const [first = name, ...words] = name.split(/\s+/);
  let shortName = first;
  for (const word of words) {
    if (shortName.length + 1 + word.length > MAX_SHORT_NAME_LENGTH) break;
    shortName = `${shortName} ${word}`;
  }
  return shortName;
}

interface ManifestInput {
  readonly business: Business;
  /** A language that both the business and the app support. */
  readonly locale: string;
  readonly firstLocale: string;
  readonly interfaceText: InterfaceText;
}

/**
 * Creates the web app manifest that makes a business's page installable. The scope has no trailing slash, so it covers
 * the page and every path below it. The scope `/cafe` is also a prefix of the scope `/cafe-2`. Browsers then use the
 * service worker with the longest matching scope.
 */
export function createWebManifest({ business, locale, firstLocale, interfaceText }: ManifestInput) {
  const { restaurant } = business.response;
  const context = { business, locale, firstLocale, origin: '' };
  const name = pickText(context, restaurant.business_name) ?? business.referenceId;
  const root = `/${business.referenceId}`;
  const [orderType] = listOrderTypes(business);
  const toUrl = (path: string) => `${root}${path}`;
  const background = sanitizeColor(restaurant.theme_background_color) ?? 'white';
  return {
    id: root,
    name,
    short_name: shortenName(name),
    description: pickText(context, restaurant.description) ?? undefined,
    lang: locale,
    dir: getTextDirection(locale),
    start_url: root,
    scope: root,
    display: 'standalone',
    orientation: 'any',
    theme_color: sanitizeColor(restaurant.theme_color) ?? undefined,
    background_color:
      restaurant.dark_mode === 'on' ? getDarkBackground(restaurant.theme_background_color) : background,
    categories: ['food', 'shopping'],
    icons: (Object.keys(APP_ICONS) as IconName[])
      .filter((icon) => APP_ICONS[icon].size >= 192)
      .map((icon) => {
        const { size, purpose } = APP_ICONS[icon];
        return { src: buildIconPath(context, icon), sizes: `${size}x${size}`, type: 'image/png', purpose };
      }),
    shortcuts: orderType
      ? [
          { name: interfaceText.menu, url: toUrl(`/${orderType}`) },
          { name: interfaceText.cart, url: toUrl(`/${orderType}/cart`) },
        ]
      : [],
  };
}
