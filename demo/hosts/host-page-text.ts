/** What the three single-page sites say; each shows it in its own framework's way. */
export const VIEWS = ['Home', 'Order', 'Find us'] as const;
export type View = (typeof VIEWS)[number];

export const HOME = {
  title: 'Good coffee takes the time it takes',
  lead: 'A page of a single-page site. The ordering is one view of it: leave it and come back, and the cart is still there.',
};

export const FIND_US = {
  title: 'Come by',
  lead: 'Salem Al Mubarak Street 14, Block 4, Salmiya. From six in the morning until two at night.',
};

/** The parts of the order view, in the order they begin with. */
export const PARTS = ['about', 'order'] as const;

export const ABOUT = {
  title: 'Before you order',
  text: 'Tell us the colour of your car and we bring it out. Swap the columns while you choose: the framework moves the element in the page, and your place in the menu comes along.',
};
