/** The languages of the product (spec, section 9). Each may have a locale file. */
export const productLocales =
  'ar az bg bn ca de el en es et fi fr ha hi hr hu hy it ja ka km ko ku lo mn ms nl nn no pl pt ro ru sq sv th tr ur vi zh fa'.split(
    ' ',
  );
