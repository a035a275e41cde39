/** Plain marks for where else a business is found, drawn for it: one path each on a 24 by 24 grid, in lines like the other icons. */
export const globe =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c2.5 2.6 3.8 5.7 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.7-3.8-9s1.3-6.4 3.8-9';
export const instagram =
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 7h.01';
export const facebook = 'M17.5 3H15a5 5 0 0 0-5 5v2.500H7V14h3v7h4v-7h3l.5-3.500H14V8a1 1 0 0 1 1-1h2.500z';
export const crossed = 'M4 4h4.200L20 20h-4.200zM4 20l6.3-6.800M20 4l-6 6.5';
export const tiktok = 'M13.5 3v12.300a4.2 4.2 0 1 1-4.2-4.200M13.5 3c.3 3 2.6 5.3 5.7 5.6';
export const youtube =
  'M6 5.500h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4M10 9.300v5.400l4.8-2.700z';
export const snapchat =
  'M12 3C9 3 7.2 5.2 7.2 8v2.100c-.6.3-1.3.2-1.9 0-.6.9.5 1.7 1.5 2.1-.6 2-1.9 3.2-3.8 3.7.3 1.2 1.7 1.4 2.8 1.6.2.5.2 1.1.6 1.3 1 .3 2-.3 3.2.3.8.5 1.4.9 2.4.9s1.6-.4 2.4-.9c1.2-.6 2.2 0 3.2-.3.4-.2.4-.8.6-1.3 1.1-.2 2.5-.4 2.8-1.6-1.9-.5-3.2-1.7-3.8-3.7 1-.4 2.1-1.2 1.5-2.1-.6.2-1.3.3-1.9 0V8c0-2.8-1.8-5-4.8-5z';
export const linkedin = 'M5 10v10M5 5h.01M10 20V10M10 15a4.5 4.5 0 0 1 9 0v5';
export const telegram = 'M21 4L3 11.200l5.8 2.300L18 7l-6.4 7.7 5.9 4.300zM8.8 13.500V19l2.8-2.6';
export const pinterest =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M10 20.500l2.4-10.300M8.8 13a3.7 3.7 0 1 1 4.6 2.300c-1 .2-1.9-.2-2.3-1';
