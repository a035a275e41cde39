import { html } from 'hono/html';
import type { PageDescription } from './describe-page.ts';
import { getDarkBackground, sanitizeColor } from './page-style.ts';

interface HeadInput {
  readonly referenceId: string;
  readonly page: PageDescription | null;
  readonly getIconPath: ((name: 'favicon.png' | 'apple-touch.png') => string) | null;
}

type Meta = readonly [name: string, content: string | null | undefined];

const renderMeta = (list: readonly Meta[]) =>
  list.map(([name, content]) => (content ? html`<meta name="${name}" content="${content}">\n` : ''));
const renderProperties = (list: readonly Meta[]) =>
  list.map(([name, content]) => (content ? html`<meta property="${name}" content="${content}">\n` : ''));

/** A locale with its country, such as `ar_KW`. Open Graph requires the country. */
const toOpenGraphLocale = (locale: string, country: string): string => `${locale}_${country}`;

/** Colours of the browser's toolbar: the business's colour in light mode, the app's background in dark mode. */
function renderThemeColors({ themeColor, background, colorScheme }: PageDescription) {
  const darkColor = getDarkBackground(background);
  const lightColor = sanitizeColor(themeColor);
  if (colorScheme === 'dark') return html`<meta name="theme-color" content="${darkColor}">\n`;
  if (!lightColor) return '';
  if (colorScheme === 'light') return html`<meta name="theme-color" content="${lightColor}">\n`;
  return html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${lightColor}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${darkColor}">
`;
}

function renderOpenGraph({ title, description, siteName, canonical, picture, ...page }: PageDescription) {
  const otherLocales = page.alternates.filter(
    ({ locale }) => locale !== page.locale && locale !== 'x-default',
  );
  return renderProperties([
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', toOpenGraphLocale(page.locale, page.country)],
    ...otherLocales.map(
      ({ locale }) => ['og:locale:alternate', toOpenGraphLocale(locale, page.country)] as const,
    ),
    ['og:image', picture?.src],
    ['og:image:type', picture?.type],
    ['og:image:width', picture && String(picture.width)],
    ['og:image:height', picture && String(picture.height)],
    ['og:image:alt', picture?.alt],
  ]);
}

const renderInstallLinks = (
  referenceId: string,
  getIconPath: HeadInput['getIconPath'],
  { siteName, locale }: PageDescription,
) =>
  getIconPath
    ? html`<link rel="icon" type="image/png" sizes="48x48" href="${getIconPath('favicon.png')}">
<link rel="apple-touch-icon" href="${getIconPath('apple-touch.png')}">
<link rel="manifest" href="/${referenceId}/app.webmanifest?lang=${locale}">
<meta name="mobile-web-app-capable" content="yes">
<meta name="apple-mobile-web-app-title" content="${siteName}">
`
    : html`<link rel="icon" href="data:,">\n`;

/** Renders a page's metadata for search engines, link previews and phones. */
export function renderHead({ referenceId, page, getIconPath }: HeadInput) {
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
    renderInstallLinks(referenceId, getIconPath, page),
  ];
}
