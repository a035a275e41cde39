import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { Picture } from '../../../../src/domain/menu/menu-types.ts';
import { APP_ICONS, computeIconsVersion } from '../../services/business/app-icons.ts';
import { SHARE_SIZE } from '../../services/business/picture-variants.ts';
import { type PageContext, pickText } from './page-context.ts';

/** The picture for a link preview. */
export interface SharedPicture {
  /** Absolute URL. */
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

/**
 * Builds the URL path of an app icon. The icon has the business's own theme, even on a page that previews another
 * theme.
 */
export function buildIconPath(context: Pick<PageContext, 'business'>, name: keyof typeof APP_ICONS): string {
  const business = context.business.applyTheme(undefined);
  return `/${business.referenceId}/icons/${computeIconsVersion(business)}/${name}`;
}

/** Selects the picture of the item or category, else of the business, else the app icon. */
export function selectSharedPicture(context: PageContext, subject: Subject | null): SharedPicture {
  const { business, origin } = context;
  const { restaurant } = business.response;
  const findOwnPictureSrc = (
    picture: { readonly src: string; readonly provider?: string | undefined } | null | undefined,
  ) => (picture && !picture.provider && picture.src.startsWith('/media/') ? picture.src : null);
  const subjectSrc = findOwnPictureSrc(subject?.image);
  const alt =
    pickText(context, (subjectSrc && subject?.name) || restaurant.business_name) ?? business.referenceId;
  const src = subjectSrc ?? findOwnPictureSrc(restaurant.cover);
  if (src) return { src: `${origin}${src}/share.jpg`, type: 'image/jpeg', ...SHARE_SIZE, alt };
  const { size } = APP_ICONS['512.png'];
  return {
    src: origin + buildIconPath(context, '512.png'),
    type: 'image/png',
    width: size,
    height: size,
    alt,
  };
}
