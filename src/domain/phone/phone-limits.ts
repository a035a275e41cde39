/** Characters of a phone number's text; one more is kept, so that it can be told that it is too long (spec, section 5). */
export const PHONE_TEXT_LENGTH = 251;
