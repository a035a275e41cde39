import { MapCreditBox } from './map-styles.ts';

interface Part {
  readonly text: string;
  readonly href: string | null;
}

const LINK = /\[([^\]]{1,200})\]\((https?:\/\/[^\s()]{1,500})\)/g;

/** Splits `© [Name](https://…) contributors` into text and links. Only http and https URLs become links. */
export function parseCredit(attribution: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of attribution.matchAll(LINK)) {
    const [whole, text = '', href = ''] = match;
    if (match.index > from) parts.push({ text: attribution.slice(from, match.index), href: null });
    parts.push({ text, href });
    from = match.index + whole.length;
  }
  if (from < attribution.length) parts.push({ text: attribution.slice(from), href: null });
  return parts;
}

/** Attribution of the map. Map licences require that it is always visible. */
export function MapCredit({ attribution }: { attribution: string }) {
  if (!attribution) return null;
  return (
    <MapCreditBox>
      <bdi>
        {parseCredit(attribution).map(({ text, href }) =>
          href ? (
            <a key={href} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </bdi>
    </MapCreditBox>
  );
}
