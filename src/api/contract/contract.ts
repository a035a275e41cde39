import {
  createPasswordCall,
  deleteAccountCall,
  loginCall,
  logoutCall,
  profileCall,
  registerCall,
  registerWhatsappCall,
  resendOtpByQueryCall,
  resendOtpCall,
  sendOtpCall,
  updateProfileCall,
  verifyByWhatsappCall,
  verifyCall,
  verifyOtpCall,
  verifyPhoneCall,
} from './account-contract.ts';
import { bannersCall, bannersReachCall } from './banners-contract.ts';
import {
  branchesCall,
  restaurantCall,
  restaurantDomainBranchCall,
  restaurantDomainCall,
} from './business-contract.ts';
import { getAddressCall, setAddressCall, zonesCall } from './delivery-contract.ts';
import { geocodeCall, latestBuildCall, reverseGeocodeCall } from './external-contract.ts';
import { feedbackFormCall, rateCall } from './feedback-contract.ts';
import { firstScreenCall } from './first-screen-contract.ts';
import { itemCall } from './item-contract.ts';
import { menuCall } from './menu-contract.ts';
import {
  cancelOrderCall,
  orderByIdCall,
  orderCall,
  payCall,
  placedOrderCall,
  placeOrderCall,
} from './order-contract.ts';
import { arrivedCall, orderEventsCall } from './order-events-contract.ts';
import { ordersCall } from './order-list-contract.ts';
import { transactionCall } from './payment-contract.ts';
import { calcOrderCall } from './quote-contract.ts';
import {
  cancelReservationCall,
  changeReservationCall,
  reservationCall,
  reservationsCall,
  reserveTableCall,
} from './reservation-contract.ts';
import { reservationFormCall, reservationTimesCall } from './reservation-times-contract.ts';
import { shiftsCall, slotHoldCall, slotReleaseCall } from './schedule-contract.ts';
import { searchCall, tagsIngredientsCall } from './search-contract.ts';
import { tablesCall } from './tables-contract.ts';
import { visitCall } from './tracking-contract.ts';
import { walletBuyCall, walletCall, walletHistoryCall } from './wallet-contract.ts';

/**
 * Every call of the backend (spec, section 7, plus slot holds, the wallet and reservations). The backend's routes, the
 * OpenAPI document and the tests use this table. The widget imports single calls to keep its chunks small.
 */
export const calls = {
  restaurant: restaurantCall,
  restaurantDomain: restaurantDomainCall,
  restaurantDomainBranch: restaurantDomainBranchCall,
  firstScreen: firstScreenCall,
  branches: branchesCall,
  menu: menuCall,
  item: itemCall,
  search: searchCall,
  tagsIngredients: tagsIngredientsCall,
  shifts: shiftsCall,
  slotHold: slotHoldCall,
  slotRelease: slotReleaseCall,
  banners: bannersCall,
  bannersReach: bannersReachCall,
  visit: visitCall,
  rate: rateCall,
  feedbackForm: feedbackFormCall,
  sendOtp: sendOtpCall,
  verifyOtp: verifyOtpCall,
  resendOtp: resendOtpCall,
  resendOtpByQuery: resendOtpByQueryCall,
  login: loginCall,
  logout: logoutCall,
  register: registerCall,
  registerWhatsapp: registerWhatsappCall,
  verify: verifyCall,
  verifyByWhatsapp: verifyByWhatsappCall,
  verifyPhone: verifyPhoneCall,
  createPassword: createPasswordCall,
  updateProfile: updateProfileCall,
  deleteAccount: deleteAccountCall,
  profile: profileCall,
  zones: zonesCall,
  getAddress: getAddressCall,
  setAddress: setAddressCall,
  calcOrder: calcOrderCall,
  placeOrder: placeOrderCall,
  placedOrder: placedOrderCall,
  pay: payCall,
  order: orderCall,
  orderById: orderByIdCall,
  orderEvents: orderEventsCall,
  cancelOrder: cancelOrderCall,
  arrived: arrivedCall,
  orders: ordersCall,
  transaction: transactionCall,
  tables: tablesCall,
  reservationForm: reservationFormCall,
  reservationTimes: reservationTimesCall,
  reserveTable: reserveTableCall,
  reservations: reservationsCall,
  reservation: reservationCall,
  changeReservation: changeReservationCall,
  cancelReservation: cancelReservationCall,
  wallet: walletCall,
  walletHistory: walletHistoryCall,
  walletBuy: walletBuyCall,
};

/** Calls to other servers (spec, section 7): the geocoding service and the folder that serves the bundle. */
export const externalCalls = {
  geocode: geocodeCall,
  reverseGeocode: reverseGeocodeCall,
  latestBuild: latestBuildCall,
};

/** One line per call, for the OpenAPI document. */
export const summaries: Record<keyof typeof calls, string> = {
  restaurant: 'A business with its menu, discounts and theme, by reference id',
  restaurantDomain: 'The same, by the domain the page is served from',
  restaurantDomainBranch: 'The same, for one branch',
  firstScreen: 'The first screen of an embedded element, rendered as CSS and a tree of elements',
  branches: 'The branches of a business',
  menu: 'The menu and discounts of a branch',
  item: 'One item of a branch',
  search: 'Items of a branch that match a term',
  tagsIngredients: 'The tags and ingredients that a menu can be filtered by',
  shifts: 'Opening hours and slots: today per order type, and the following days',
  slotHold: 'Hold a place in a slot for a few minutes',
  slotRelease: 'Release a held place',
  banners: 'The banners of a day',
  bannersReach: 'Report the banners that were on screen',
  visit: 'Report a visit to a business',
  rate: 'Rate an order or the business',
  feedbackForm: 'The questions that a business asks its customers',
  sendOtp: 'Send a one-time code',
  verifyOtp: 'Check a one-time code',
  resendOtp: 'Send the code again, at most every 30 seconds',
  resendOtpByQuery: 'Send the code again, for clients that put the number in the query',
  login: 'Log in with a password or a code; a code opens an account if there is none',
  logout: 'Log out: the token is revoked',
  register: 'Open an account; a code is sent to the phone',
  registerWhatsapp: 'Open an account; the code is sent by WhatsApp',
  verify: 'Finish opening an account with the code',
  verifyByWhatsapp: 'Finish opening an account with the code sent by WhatsApp',
  verifyPhone: 'Verify the phone number of a customer with a code',
  createPassword: 'Set a password',
  updateProfile: 'Change name, e-mail, language or saved locations',
  deleteAccount: 'Delete the account',
  profile: 'The logged-in customer',
  zones: 'Delivery zones, shipping countries and the address form',
  getAddress: 'Address suggestions',
  setAddress: 'The address and location of a chosen suggestion',
  calcOrder: 'Price a cart',
  placeOrder: 'Place an order',
  placedOrder: 'The order that was placed with a key, if there is one',
  pay: 'Pay an order again or with another method',
  order: 'An order of a branch',
  orderById: 'An order by its id',
  orderEvents: 'The status of an order: JSON, or server-sent events named status',
  cancelOrder: 'Cancel an order that has not been started',
  arrived: 'Report that the customer of a pickup has arrived, and where',
  orders: 'The orders of the logged-in customer',
  transaction: 'The status of a payment',
  tables: 'The tables or services of a branch, for orders and reservations',
  reservationForm: 'What can be reserved at a branch, and its questions',
  reservationTimes: 'Free and taken times of several days, for a party or a service',
  reserveTable: 'Reserve a table or service, with a pre-ordered cart if the business wants one',
  reservations: 'The reservations of a customer',
  reservation: 'One reservation',
  changeReservation: 'Change the time, party or place of a reservation',
  cancelReservation: 'Cancel a reservation',
  wallet: 'The wallet of the logged-in customer: balance, amount on hold, packages',
  walletHistory: 'The credits and payments of the wallet',
  walletBuy: 'Buy a package of credit with an online payment',
};
