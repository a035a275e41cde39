import { html } from 'hono/html';
import type { PageDescription } from './describe-page.ts';
import { DARK_BACKGROUND, safeColor } from './page-style.ts';

interface HeadInput {
  readonly referenceId: string;
  readonly page: PageDescription | null;
  readonly iconAt: ((name: 'favicon.png' | 'apple-touch.png') => string) | null;
}

type Meta = readonly [name: string, content: string | null | undefined];

const renderMeta = (list: readonly Meta[]) =>
  list.map(([name, content]) => (content ? html`<meta name="${name}" content="${content}">\n` : ''));
const renderProperties = (list: readonly Meta[]) =>
  list.map(([name, content]) => (content ? html`<meta property="${name}" content="${content}">\n` : ''));

/** `ar_KW`: Open Graph asks for a country. */
const region = (locale: string, country: string): string => `${locale}_${country}`;

/** The bar of the browser: the business's colour by day, the app's own ground by night. */
function renderThemeColors({ themeColor, colorScheme }: PageDescription) {
  const day = safeColor(themeColor);
  if (colorScheme === 'dark') return html`<meta name="theme-color" content="${DARK_BACKGROUND}">\n`;
  if (!day) return '';
  if (colorScheme === 'light') return html`<meta name="theme-color" content="${day}">\n`;
  return html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${day}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${DARK_BACKGROUND}">
`;
}

function renderOpenGraph({ title, description, siteName, canonical, picture, ...page }: PageDescription) {
  const others = page.alternates.filter(({ locale }) => locale !== page.locale && locale !== 'x-default');
  return renderProperties([
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', region(page.locale, page.country)],
    ...others.map(({ locale }) => ['og:locale:alternate', region(locale, page.country)] as const),
    ['og:image', picture?.src],
    ['og:image:type', picture?.type],
    ['og:image:width', picture && String(picture.width)],
    ['og:image:height', picture && String(picture.height)],
    ['og:image:alt', picture?.alt],
  ]);
}

const renderInstallLinks = (
  referenceId: string,
  iconAt: HeadInput['iconAt'],
  { siteName, locale }: PageDescription,
) =>
  iconAt
    ? html`<link rel="icon" type="image/png" sizes="48x48" href="${iconAt('favicon.png')}">
<link rel="apple-touch-icon" href="${iconAt('apple-touch.png')}">
<link rel="manifest" href="/${referenceId}/app.webmanifest?lang=${locale}">
<meta name="mobile-web-app-capable" content="yes">
<meta name="apple-mobile-web-app-title" content="${siteName}">
`
    : html`<link rel="icon" href="data:,">\n`;

/** What search engines, other sites and phones are told of a page. */
export function renderHead({ referenceId, page, iconAt }: HeadInput) {
  if (!page) return html`<meta name="robots" content="noindex">\n<link rel="icon" href="data:,">\n`;
  const { canonical, alternates, description } = page;
  return [
    renderMeta([
      ['description', description],
      ['robots', canonical ? 'index, follow, max-image-preview:large' : 'noindex'],
      ['twitter:card', page.picture?.type === 'image/jpeg' ? 'summary_large_image' : 'summary'],
      ['format-detection', 'telephone=no'],
    ]),
    canonical ? html`<link rel="canonical" href="${canonical}">\n` : '',
    alternates.map(
      ({ locale, address }) => html`<link rel="alternate" hreflang="${locale}" href="${address}">\n`,
    ),
    renderThemeColors(page),
    renderOpenGraph(page),
    renderInstallLinks(referenceId, iconAt, page),
  ];
}
