import { KITCHENS, type Kitchen } from './kitchens.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const section = ({ id, name, place, about }: Kitchen): string => `        <section aria-labelledby="${id}">
          <h2 id="${id}">${escaped(name)}</h2>
          <p>${place}. ${escaped(about)}</p>
          <order-app reference-id="${id}" api-base="/api"></order-app>
        </section>`;

/** The page of a partner who shows forty kitchens: as its own server would write it. */
export const marketPage = (): string => `<!doctype html>
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
      <p class="lead">Each is a business of its own, with its own menu, money and cart. One that is far down the street is opened when you come near.</p>
      <div class="row">
${KITCHENS.map(section).join('\n')}
      </div>
    </main>
    <footer><p>The kitchens are made up for this demo.</p></footer>
  </body>
</html>
`;
