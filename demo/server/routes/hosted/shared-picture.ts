import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { Picture } from '../../../../src/domain/menu/menu-types.ts';
import { APP_ICONS, iconsVersion } from '../../services/business/app-icons.ts';
import { SHARE_SIZE } from '../../services/business/picture-variants.ts';
import { localText, type PageContext } from './page-context.ts';

/** The picture a link to the page is shown with. */
export interface SharedPicture {
  /** The whole address. */
  readonly src: string;
  readonly type: 'image/jpeg' | 'image/png';
  /** In px. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface Subject {
  readonly name: LocalizedText;
  readonly image: Picture | null;
}

/** Addresses of icons, by name. */
export const iconPath = (telling: Pick<PageContext, 'business'>, name: keyof typeof APP_ICONS): string =>
  `/${telling.business.referenceId}/icons/${iconsVersion(telling.business)}/${name}`;

/** Of the dish or the section, else of the business, else its icon. */
export function selectSharedPicture(telling: PageContext, subject: Subject | null): SharedPicture {
  const { business, origin } = telling;
  const { restaurant } = business.response;
  const own = (
    picture: { readonly src: string; readonly provider?: string | undefined } | null | undefined,
  ) => (picture && !picture.provider && picture.src.startsWith('/media/') ? picture.src : null);
  const ofSubject = own(subject?.image);
  const alt =
    localText(telling, (ofSubject && subject?.name) || restaurant.business_name) ?? business.referenceId;
  const src = ofSubject ?? own(restaurant.cover);
  if (src) return { src: `${origin}${src}/share.jpg`, type: 'image/jpeg', ...SHARE_SIZE, alt };
  const { size } = APP_ICONS['512.png'];
  return { src: origin + iconPath(telling, '512.png'), type: 'image/png', width: size, height: size, alt };
}
