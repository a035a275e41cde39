import * as account from './calls/account-call.ts';
import * as banners from './calls/banners-call.ts';
import * as delivery from './calls/delivery-call.ts';
import * as elsewhere from './calls/elsewhere-call.ts';
import * as item from './calls/item-call.ts';
import * as menu from './calls/menu-call.ts';
import * as order from './calls/order-call.ts';
import * as orders from './calls/orders-call.ts';
import * as profile from './calls/profile-call.ts';
import * as reservation from './calls/reservation-call.ts';
import * as restaurant from './calls/restaurant-call.ts';
import * as review from './calls/review-call.ts';
import * as search from './calls/search-call.ts';
import * as shifts from './calls/shifts-call.ts';
import * as slotHold from './calls/slot-hold-call.ts';
import * as tables from './calls/tables-call.ts';
import * as visit from './calls/visit-call.ts';
import * as wallet from './calls/wallet-call.ts';

/**
 * Every call of the backend, in one table (spec, section 7, and what holding a slot, the wallet and reservations need beside it): for the backend's routes, its OpenAPI and the tests.
 * The widget imports the one it needs from `calls/`, so that the rest stays out of its first chunk.
 */
export const calls = {
  ...restaurant,
  ...menu,
  ...item,
  ...search,
  ...shifts,
  ...slotHold,
  ...banners,
  ...visit,
  ...review,
  ...account,
  ...profile,
  ...delivery,
  ...order,
  ...orders,
  ...tables,
  ...reservation,
  ...wallet,
};

/** Calls of section 7 that go elsewhere than to the backend: the geocoding service and the bundle's own folder. */
export const otherCalls = { ...elsewhere };

/** One line each, for the published description. */
export const summaries: Record<keyof typeof calls, string> = {
  restaurant: 'A business with its menu, discounts and look, by reference id',
  restaurantDomain: 'The same, by the domain the page is served from',
  restaurantDomainBranch: 'The same, for one branch',
  branches: 'The branches of a business',
  menu: 'The menu and discounts of a branch',
  item: 'One item of a branch',
  search: 'Items of a branch that match a term',
  tagsIngredients: 'The tags and ingredients a menu can be filtered by',
  shifts: 'Opening hours and slots: today per selling type, and the days to come',
  slotHold: 'Keep a place in a slot for a few minutes',
  slotRelease: 'Give a kept place back',
  banners: 'The banners of a day',
  bannersReach: 'Banners that were on screen',
  visit: 'A visit to a business',
  rate: 'Rate an order or the business',
  feedbackForm: 'What a business asks its customers',
  sendOtp: 'Send a one-time code',
  verifyOtp: 'Check a one-time code',
  resendOtp: 'Send the code again, at most every 30 seconds',
  login: 'Log in with a code, which opens the account when there is none, or with a password',
  logout: 'Log out: the token is revoked',
  register: 'Open an account; a code is sent to the phone',
  registerWhatsapp: 'Open an account; the code is sent by WhatsApp',
  verify: 'Finish opening an account with the code',
  verifyByWhatsapp: 'Finish opening an account with the code sent by WhatsApp',
  verifyPhone: 'Prove that a phone number is the customer’s',
  createPassword: 'Set a password',
  updateProfile: 'Change name, e-mail, language or saved locations',
  deleteAccount: 'Delete the account',
  profile: 'The logged-in customer',
  zones: 'Delivery zones, shipping countries and the address form',
  getAddress: 'Address suggestions',
  setAddress: 'The place of a chosen suggestion',
  calcOrder: 'Price a cart',
  placeOrder: 'Place an order',
  pay: 'Pay an order again, or in another way',
  order: 'An order of a branch',
  orderById: 'An order by its id',
  orderEvents: 'How an order stands: JSON, or server-sent events named status',
  cancelOrder: 'Cancel an order that nobody has begun',
  arrived: 'The customer of a pickup is there, and where',
  orders: 'The orders of the logged-in customer',
  transaction: 'How a payment stands',
  tables: 'Tables or services of a branch, to order from or to reserve',
  reservationForm: 'What can be reserved at a branch, and what it asks',
  reservationTimes: 'The times of some days, free and taken, for a party or a service',
  reserveTable: 'Reserve a table or service, with a pre-ordered cart if the business wants one',
  reservations: 'The reservations of a customer',
  reservation: 'One reservation',
  changeReservation: 'Change the time, party or place of a reservation',
  cancelReservation: 'Cancel a reservation',
  wallet: 'The wallet of the logged-in customer: balance, on hold, packages',
  walletHistory: 'What was credited to the wallet and spent from it',
  walletBuy: 'Buy a package of credit, paid online',
};
