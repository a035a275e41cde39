/** Texts of the three single-page sites (React, Svelte, Vue). */
export const VIEWS = ['Home', 'Order', 'Find us'] as const;
export type View = (typeof VIEWS)[number];

export const HOME = {
  title: 'Good coffee takes the time it takes',
  lead: 'This is a single-page site, and ordering is one of its views. Leave the view and come back: the cart is still there.',
};

export const FIND_US = {
  title: 'Come by',
  lead: 'Salem Al Mubarak Street 14, Block 4, Salmiya. From six in the morning until two at night.',
};

/** Columns of the view "Order", in their initial sequence. */
export const COLUMNS = ['about', 'order'] as const;

export const ABOUT = {
  title: 'Before you order',
  text: 'Tell us the colour of your car and we bring it out. Swap the columns while you choose: the framework moves the element in the page, and the menu keeps its scroll position.',
};
