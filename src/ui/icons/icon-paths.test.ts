import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as first from './icon-paths.ts';
import * as about from './icon-paths-about.ts';
import * as later from './icon-paths-more.ts';
import * as payment from './icon-paths-payment.ts';
import * as said from './icon-paths-said.ts';
import * as wallets from './icon-paths-wallet.ts';
import * as ways from './icon-paths-ways.ts';

/** Our name, and the icon's own in Lucide's set. */
const ORIGIN: Readonly<Record<string, lucide.LucideIcon>> = {
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

const shapes = Object.entries({ ...first, ...ways, ...wallets, ...later, ...payment, ...said, ...about });

const attribute = (element: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? 0);

/** Circles and boxes as the arcs and lines they stand for. */
const asPath = (element: string): string => {
  const at = (name: string) => attribute(element, name);
  const radius = at('r') || at('rx');
  const arc = `a${radius} ${radius} 0`;
  if (element.startsWith('<circle')) {
    return `M${at('cx') - radius} ${at('cy')}${arc} 1 0 ${2 * radius} 0${arc} 1 0 ${-2 * radius} 0`;
  }
  if (element.startsWith('<line')) return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
  if (element.startsWith('<polygon')) return `M${/points="([^"]*)"/.exec(element)?.[1]}z`;
  if (element.startsWith('<rect')) {
    const [w, h] = [at('width') - 2 * radius, at('height') - 2 * radius];
    const corner = (x: number, y: number) => `${arc} 0 1 ${x * radius} ${y * radius}`;
    return `M${at('x') + radius} ${at('y')}h${w}${corner(1, 1)}v${h}${corner(-1, 1)}h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}z`;
  }
  const path = / d="([^"]*)"/.exec(element)?.[1] ?? '';
  // A part that begins "m" would start from where the one before it ended.
  return path.replace(
    /^m\s*(-?[\d.]+)[ ,]?(-?[\d.]+)\s*(?=([-\d.])?)/,
    (_, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`,
  );
};

describe('icon shapes', () => {
  it.each(shapes)("%s is Lucide's", (name, shape) => {
    const icon = ORIGIN[name];
    if (!icon) throw new Error(`${name} names no origin`);
    const parts =
      renderToStaticMarkup(createElement(icon)).match(/<(path|circle|rect|line|polygon) [^>]*>/g) ?? [];
    expect(shape.replace('>', '')).toBe(parts.map(asPath).join(''));
  });

  it('mirrors what points along the line, and nothing else', () => {
    const mirrored = shapes.filter(([, shape]) => shape.startsWith('>')).map(([name]) => name);
    expect(mirrored.sort()).toEqual(['arrowBack', 'chevronBack', 'chevronForward']);
  });
});
