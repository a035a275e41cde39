import { MapCreditBox } from './map-styles.ts';

interface CreditPart {
  readonly text: string;
  readonly href: string | null;
}

const LINK_PATTERN = /\[([^\]]{1,200})\]\((https?:\/\/[^\s()]{1,500})\)/g;

/** Splits `© [Name](https://…) contributors` into text and links. Only http and https URLs become links. */
export function parseCredit(attribution: string): CreditPart[] {
  const parts: CreditPart[] = [];
  let textStart = 0;
  for (const match of attribution.matchAll(LINK_PATTERN)) {
    const [markup, text = '', href = ''] = match;
    if (match.index > textStart) parts.push({ text: attribution.slice(textStart, match.index), href: null });
    parts.push({ text, href });
    textStart = match.index + markup.length;
  }
  if (textStart < attribution.length) parts.push({ text: attribution.slice(textStart), href: null });
  return parts;
}

/** The attribution of the map. Map licences require it to be always visible. */
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
