import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import * as networkIcons from '../icons/icon-paths-social.ts';

const NETWORKS: Readonly<Record<string, { readonly name: string; readonly icon: string }>> = {
  instagram: { name: 'Instagram', icon: networkIcons.instagram },
  facebook: { name: 'Facebook', icon: networkIcons.facebook },
  x: { name: 'X', icon: networkIcons.xLogo },
  twitter: { name: 'X', icon: networkIcons.xLogo },
  tiktok: { name: 'TikTok', icon: networkIcons.tiktok },
  youtube: { name: 'YouTube', icon: networkIcons.youtube },
  snapchat: { name: 'Snapchat', icon: networkIcons.snapchat },
  linkedin: { name: 'LinkedIn', icon: networkIcons.linkedin },
  telegram: { name: 'Telegram', icon: networkIcons.telegram },
  pinterest: { name: 'Pinterest', icon: networkIcons.pinterest },
};

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  variants: { centred: { true: { justifyContent: 'center' } } },
});
const NetworkLink = styled('a', {
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
  [forcedColors]: { borderColor: 'LinkText' },
  variants: { withText: { true: { paddingInline: '$4', fontSize: '$14', fontWeight: 600 } } },
});

/** A link to the business's website or to its profile in a social network. */
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

/** Links with an icon for each known network, and a name for any other one. Ignores URLs that are not http or https. */
export function SocialLinks({ label, links, websiteLabel, centred = false }: SocialLinksProps) {
  const webLinks = links.filter(({ url }) => /^https?:\/\//i.test(url));
  if (!webLinks.length) return null;
  const findNetwork = (network: string) =>
    /^(website|web)$/i.test(network)
      ? { name: websiteLabel, icon: networkIcons.globe }
      : Object.hasOwn(NETWORKS, network.toLowerCase())
        ? NETWORKS[network.toLowerCase()]
        : undefined;
  return (
    <List aria-label={label} centred={centred}>
      {webLinks.map(({ network, url }) => {
        const knownNetwork = findNetwork(network);
        const name = knownNetwork?.name ?? network.charAt(0).toUpperCase() + network.slice(1);
        return (
          <li key={network}>
            <NetworkLink
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              withText={!knownNetwork}
              {...(knownNetwork && { 'aria-label': name, title: name })}
            >
              <Icon path={knownNetwork?.icon ?? networkIcons.globe} />
              {!knownNetwork && <bdi>{name}</bdi>}
            </NetworkLink>
          </li>
        );
      })}
    </List>
  );
}
