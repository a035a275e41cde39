import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as firstScreenIcons from './icon-paths.ts';
import * as businessIcons from './icon-paths-business.ts';
import * as feedbackIcons from './icon-paths-feedback.ts';
import * as moreIcons from './icon-paths-more.ts';
import * as orderingIcons from './icon-paths-ordering.ts';
import * as paymentIcons from './icon-paths-payment.ts';
import * as walletIcons from './icon-paths-wallet.ts';

/** The Lucide icon for each of the app's icon names. */
const LUCIDE_ICONS: Readonly<Record<string, lucide.LucideIcon>> = {
  home: lucide.House,
  menuBook: lucide.Utensils,
  cartBag: lucide.ShoppingBag,
  person: lucide.User,
  more: lucide.Ellipsis,
  plus: lucide.Plus,
  minus: lucide.Minus,
  check: lucide.Check,
  close: lucide.X,
  search: lucide.Search,
  clock: lucide.Clock,
  alert: lucide.CircleAlert,
  food: lucide.Soup,
  chevronForward: lucide.ChevronRight,
  chevronBack: lucide.ChevronLeft,
  arrowBack: lucide.ArrowLeft,
  offline: lucide.WifiOff,
  retry: lucide.RotateCw,
  trash: lucide.Trash2,
  chevronDown: lucide.ChevronDown,
  car: lucide.Car,
  bike: lucide.Bike,
  dineIn: lucide.UtensilsCrossed,
  calendar: lucide.CalendarDays,
  pin: lucide.MapPin,
  phone: lucide.Phone,
  chat: lucide.MessageCircle,
  note: lucide.StickyNote,
  cash: lucide.Banknote,
  tag: lucide.Tag,
  info: lucide.Info,
  receipt: lucide.ReceiptText,
  store: lucide.Store,
  share: lucide.Share,
  filters: lucide.SlidersHorizontal,
  crosshair: lucide.Crosshair,
  wallet: lucide.Wallet,
  gift: lucide.Gift,
  undo: lucide.Undo2,
  card: lucide.CreditCard,
  hourglass: lucide.Hourglass,
  bank: lucide.Landmark,
  building: lucide.Building2,
  phoneTap: lucide.SmartphoneNfc,
  cards: lucide.WalletCards,
  cardTap: lucide.Nfc,
  phoneBank: lucide.TabletSmartphone,
  star: lucide.Star,
  veryBad: lucide.Angry,
  bad: lucide.Frown,
  soSo: lucide.Meh,
  good: lucide.Smile,
  veryGood: lucide.Laugh,
  printer: lucide.Printer,
  directions: lucide.Navigation,
  bell: lucide.Bell,
  terms: lucide.ScrollText,
};

const shapes = Object.entries({
  ...firstScreenIcons,
  ...orderingIcons,
  ...walletIcons,
  ...moreIcons,
  ...paymentIcons,
  ...feedbackIcons,
  ...businessIcons,
});

const readNumericAttribute = (element: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? 0);

/** Converts an SVG shape element to the path data that `Icon` needs. */
const convertToPath = (element: string): string => {
  const readNumber = (name: string) => readNumericAttribute(element, name);
  const radius = readNumber('r') || readNumber('rx');
  const arcCommand = `a${radius} ${radius} 0`;
  if (element.startsWith('<circle')) {
    return `M${readNumber('cx') - radius} ${readNumber('cy')}${arcCommand} 1 0 ${2 * radius} 0${arcCommand} 1 0 ${-2 * radius} 0`;
  }
  if (element.startsWith('<line'))
    return `M${readNumber('x1')} ${readNumber('y1')}L${readNumber('x2')} ${readNumber('y2')}`;
  if (element.startsWith('<polygon')) return `M${/points="([^"]*)"/.exec(element)?.[1]}z`;
  if (element.startsWith('<rect')) {
    const [width, height] = [readNumber('width') - 2 * radius, readNumber('height') - 2 * radius];
    const drawCorner = (x: number, y: number) => `${arcCommand} 0 1 ${x * radius} ${y * radius}`;
    return `M${readNumber('x') + radius} ${readNumber('y')}h${width}${drawCorner(1, 1)}v${height}${drawCorner(-1, 1)}h${-width}${drawCorner(-1, -1)}v${-height}${drawCorner(1, -1)}z`;
  }
  const path = / d="([^"]*)"/.exec(element)?.[1] ?? '';
  // Makes the first "m" absolute. A relative "m" would start at the end of the previous path.
  return path.replace(
    /^m\s*(-?[\d.]+)[ ,]?(-?[\d.]+)\s*(?=([-\d.])?)/,
    (_, x, y, nextNumber) => `M${x} ${y}${nextNumber ? 'l' : ''}`,
  );
};

describe('icon shapes', () => {
  it.each(shapes)('draws the icon %s with the shape of its Lucide icon', (name, shape) => {
    const icon = LUCIDE_ICONS[name];
    if (!icon) throw new Error(`Add the Lucide icon of "${name}" to LUCIDE_ICONS`);
    const lucideShapes =
      renderToStaticMarkup(createElement(icon)).match(/<(path|circle|rect|line|polygon) [^>]*>/g) ?? [];
    expect(shape.replace('>', '')).toBe(lucideShapes.map(convertToPath).join(''));
  });

  it('mirrors only the arrow icons in right-to-left text', () => {
    const mirroredIcons = shapes.filter(([, shape]) => shape.startsWith('>')).map(([name]) => name);
    expect(mirroredIcons.sort()).toEqual(['arrowBack', 'chevronBack', 'chevronForward']);
  });
});
