/**
 * Maximum length of a phone field. It allows one character too many, so that validation can report TOO_LONG (spec,
 * section 5).
 */
export const PHONE_TEXT_LENGTH = 251;
