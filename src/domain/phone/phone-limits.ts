/** Maximum length of a phone field: one character more than allowed, so that validation can report TOO_LONG (spec, section 5). */
export const PHONE_TEXT_LENGTH = 251;
