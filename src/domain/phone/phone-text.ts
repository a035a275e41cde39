import { toAsciiDigits } from '../../lib/digits.ts';

/** A phone number as text, and its extension. */
interface PhoneText {
  /** Digits are 0 to 9, and a plus is "+". Has no invisible characters, and no scheme of a link. */
  readonly text: string;
  /** Digits of the extension; '' without one. */
  readonly extension: string;
}

/** Direction marks, zero-width spaces and other invisible characters that come with a copied number. */
const INVISIBLE_CHARACTERS = /\p{Cf}/gu;
const PLUS_SIGNS = /[＋﹢⁺₊]/g;
const LINK_SCHEME = /^\s*(?:tel|callto|sms)\s*:\s*(?:\/\/)?/i;
// cspell:disable
/**
 * Words before an extension, in the languages whose customers and businesses write extensions. Longer ones come first.
 */
const EXTENSION_WORDS = [
  'extension extensión extn ext xtn xt x durchwahl dw poste interno int anexo ramal dahili toestel wewn wew anknytning',
  'ankn mellék nhánh добавочный доб внутр вн вътр داخلي داخلى تحويلة داخلی 内線 分机 내선 #',
].flatMap((words) => words.split(' '));
// cspell:enable
const EXTENSION = new RegExp(
  `(?<=[\\d\\s()./;,-])(?:${EXTENSION_WORDS.join('|')})[\\s.:=]*(\\d{1,7})[\\s)#]*$`,
  'i',
);
/** The beginnings of all extension words, such as "e", "ex" and "ext". Longer ones come first. */
const WORD_BEGINNINGS = EXTENSION_WORDS.flatMap((word) =>
  [...word].map((_, index) => word.slice(0, word.length - index)),
).sort((one, other) => other.length - one.length);
/** The beginning of an extension, at least one letter, after at least five digits of a number. */
const TYPED_EXTENSION = new RegExp(
  `(?<=(?:\\d[\\s()./-]*){5})[\\s(;,]*(?:${WORD_BEGINNINGS.join('|')})[\\s.:=]*\\d{0,7}[\\s)#]*$`,
  'i',
);
/** A text that is only an extension: a whole extension word, with or without digits after it. */
const ONLY_EXTENSION = new RegExp(`^[\\s(;,]*(?:${EXTENSION_WORDS.join('|')})[\\s.:=]*\\d{0,7}[\\s)]*$`, 'i');

const decodeUri = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads `tel:` links (RFC 3966): the number comes first, and parameters follow after semicolons. */
function readLink(link: string): string {
  const [number = '', ...parameters] = decodeUri(link.replace(LINK_SCHEME, '')).split(/[;?]/);
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
export function readPhoneText(typedText: string): PhoneText {
  const visibleText = typedText.replace(INVISIBLE_CHARACTERS, '');
  const text = toAsciiDigits(
    LINK_SCHEME.test(visibleText) ? readLink(visibleText).replace(INVISIBLE_CHARACTERS, '') : visibleText,
  ).replace(PLUS_SIGNS, '+');
  const [extensionText, extension = ''] = EXTENSION.exec(text) ?? [];
  return {
    text: extensionText ? text.slice(0, -extensionText.length).replace(/[\s(,]+$/, '') : text,
    extension,
  };
}

interface TypedExtension {
  /** The typed text before the extension. */
  readonly numberText: string;
  /** The typed text of the extension, even if incomplete: " ext", " ext. 1". '' for a link. */
  readonly extensionText: string;
  /** Digits of the extension; '' without one. */
  readonly extension: string;
}

/** Splits off an extension that the customer may still be typing. */
export function splitTypedExtension(typedText: string): TypedExtension {
  const { extension } = readPhoneText(typedText);
  const extensionText =
    (!LINK_SCHEME.test(typedText) && TYPED_EXTENSION.exec(toAsciiDigits(typedText))?.[0]) || '';
  return {
    numberText: typedText.slice(0, typedText.length - extensionText.length),
    extensionText,
    extension,
  };
}

/** Whether the text is an extension or the word before one: "ext", "ext. 12". */
export const isExtension = (text: string): boolean => ONLY_EXTENSION.test(toAsciiDigits(text));

/** Removes letters and other characters that turn the digits after them into an extension. */
export const dropExtensionCharacters = (text: string): string =>
  text.replace(PLUS_SIGNS, '+').replace(/[^\p{Nd}+\s()./-]/gu, '');

/**
 * The digits of a phone number as 0 to 9, with a plus before the first one if the number has one. Drops all other
 * characters and the extension.
 */
export const filterPhoneCharacters = (typedText: string): string =>
  readPhoneText(typedText)
    .text.replace(/[^0-9+]/g, '')
    .replace(/(?!^)\+/g, '');
