import { KITCHENS, type Kitchen } from './kitchens.ts';

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const renderSection = ({
  id,
  name,
  city,
  tagline,
}: Kitchen): string => `        <section aria-labelledby="${id}">
          <h2 id="${id}">${escapeHtml(name)}</h2>
          <p>${city}. ${escapeHtml(tagline)}</p>
          <order-app reference-id="${id}" api-base="/api"></order-app>
        </section>`;

/** The page of a marketplace that embeds forty kitchens. */
export const renderMarketPage = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Forty kitchens</title>
    <meta name="description" content="A marketplace of forty kitchens, each with its own menu and cart.">
    <link rel="icon" href="cup.svg">
    <link rel="stylesheet" href="pages.css">
    <link rel="stylesheet" href="market.css">
    <script async src="/order-app.js"></script>
  </head>
  <body>
    <header>
      <strong>Kitchen Row</strong>
      <nav aria-label="Site"><a href="/demo/">All demos</a></nav>
    </header>
    <main>
      <h1>Forty kitchens, one street</h1>
      <p class="lead">Each kitchen is a separate business with its own menu, currency and cart. Its app starts when you scroll near it.</p>
      <div class="row">
${KITCHENS.map(renderSection).join('\n')}
      </div>
    </main>
    <footer><p>The kitchens are made up for this demo.</p></footer>
  </body>
</html>
`;
