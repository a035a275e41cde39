import { toAsciiDigits } from '../../lib/digits.ts';

/** A phone number as text, and the extension behind it. */
interface PhoneText {
  /** Digits are 0 to 9, and a plus is "+". Has no invisible characters, and no scheme of a link. */
  readonly text: string;
  /** Digits of the extension; '' without one. */
  readonly extension: string;
}

/** Direction marks, zero-width spaces and other invisible characters that come with a copied number. */
const INVISIBLE = /\p{Cf}/gu;
const PLUS = /[＋﹢⁺₊]/g;
const LINK = /^\s*(?:tel|callto|sms)\s*:\s*(?:\/\/)?/i;
/** Words before an extension, in the languages whose businesses write one. */
const EXTENSION =
  /(?<=[\d\s()./-])(?:e?xt(?:n|ensi[oó]n)?|x|dw|durchwahl|poste|int|interno|anexo|ramal|dahili|доб|вн|داخلي|داخلى|تحويلة|داخلی|#)[\s.:]*(\d{1,7})[\s)#]*$/i;

const decodeUri = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads `tel:` links (RFC 3966): the number comes first, and parameters follow after semicolons. */
function readLink(link: string): string {
  const [number = '', ...parameters] = decodeUri(link.replace(LINK, '')).split(/[;?]/);
  const readParameter = (name: string) =>
    parameters.find((parameter) => parameter.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  // A context can also be a domain, which says nothing about the number.
  const context = /^\s*\+/.test(number)
    ? ''
    : (/^\+[\d.() -]+$/.exec(readParameter('phone-context') ?? '')?.[0] ?? '');
  const extension = readParameter('ext');
  return `${context}${number}${extension ? ` ext ${extension}` : ''}`;
}

/** Splits a typed or pasted phone number from its extension. Other text stays as it is. */
export function readPhoneText(typed: string): PhoneText {
  const visible = typed.replace(INVISIBLE, '');
  const text = toAsciiDigits(LINK.test(visible) ? readLink(visible).replace(INVISIBLE, '') : visible).replace(
    PLUS,
    '+',
  );
  const [extensionText, extension = ''] = EXTENSION.exec(text) ?? [];
  return {
    text: extensionText ? text.slice(0, -extensionText.length).replace(/[\s(,]+$/, '') : text,
    extension,
  };
}

/**
 * The digits of a phone number as 0 to 9, with a plus before the first one if the number has one. Drops all other
 * characters and the extension.
 */
export const filterPhoneCharacters = (typed: string): string =>
  readPhoneText(typed)
    .text.replace(/[^0-9+]/g, '')
    .replace(/(?!^)\+/g, '');
