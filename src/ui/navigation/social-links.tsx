import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import * as marks from '../icons/icon-paths-social.ts';

/** Name and icon of each network. */
const NETWORKS: Readonly<Record<string, { readonly name: string; readonly mark: string }>> = {
  instagram: { name: 'Instagram', mark: marks.instagram },
  facebook: { name: 'Facebook', mark: marks.facebook },
  x: { name: 'X', mark: marks.xLogo },
  twitter: { name: 'X', mark: marks.xLogo },
  tiktok: { name: 'TikTok', mark: marks.tiktok },
  youtube: { name: 'YouTube', mark: marks.youtube },
  snapchat: { name: 'Snapchat', mark: marks.snapchat },
  linkedin: { name: 'LinkedIn', mark: marks.linkedin },
  telegram: { name: 'Telegram', mark: marks.telegram },
  pinterest: { name: 'Pinterest', mark: marks.pinterest },
};

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  variants: { centred: { true: { justifyContent: 'center' } } },
});
const Mark = styled('a', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minWidth: 44,
  height: 44,
  borderRadius: '$round',
  border: '1px solid $line',
  background: '$card',
  color: '$ink',
  transition: 'border-color .16s, color .16s',
  '&:hover': { borderColor: '$brandText', color: '$brandText' },
  [forced]: { borderColor: 'LinkText' },
  variants: { withText: { true: { paddingInline: '$4', fontSize: '$14', fontWeight: 600 } } },
});

/** A profile of the business elsewhere. */
export interface SocialLink {
  /** `instagram`, `website`, or any other name. */
  readonly network: string;
  readonly url: string;
}

export interface SocialLinksProps {
  /** Accessible name of the list. */
  label: string;
  links: readonly SocialLink[];
  websiteLabel: string;
  centred?: boolean;
}

/** An icon for each known network, and the name of any other. Ignores URLs that are not http or https. */
export function SocialLinks({ label, links, websiteLabel, centred = false }: SocialLinksProps) {
  const webLinks = links.filter(({ url }) => /^https?:\/\//i.test(url));
  if (!webLinks.length) return null;
  const networkFor = (place: string) =>
    /^(website|web)$/i.test(place)
      ? { name: websiteLabel, mark: marks.globe }
      : Object.hasOwn(NETWORKS, place.toLowerCase())
        ? NETWORKS[place.toLowerCase()]
        : undefined;
  return (
    <List aria-label={label} centred={centred}>
      {webLinks.map(({ network: place, url }) => {
        const mark = networkFor(place);
        const name = mark?.name ?? place.charAt(0).toUpperCase() + place.slice(1);
        return (
          <li key={place}>
            <Mark
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              withText={!mark}
              {...(mark && { 'aria-label': name, title: name })}
            >
              <Icon path={mark?.mark ?? marks.globe} />
              {!mark && <bdi>{name}</bdi>}
            </Mark>
          </li>
        );
      })}
    </List>
  );
}
