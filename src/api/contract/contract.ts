import {
  createPasswordCall,
  deleteAccountCall,
  loginCall,
  logoutCall,
  profileCall,
  registerCall,
  registerWhatsappCall,
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
import { itemCall } from './item-contract.ts';
import { menuCall } from './menu-contract.ts';
import {
  arrivedCall,
  cancelOrderCall,
  orderByIdCall,
  orderCall,
  orderEventsCall,
  payCall,
  placeOrderCall,
} from './order-contract.ts';
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
 * OpenAPI document and the tests use this table. The widget imports single calls, so that its chunks stay small.
 */
export const calls = {
  restaurant: restaurantCall,
  restaurantDomain: restaurantDomainCall,
  restaurantDomainBranch: restaurantDomainBranchCall,
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

/** Calls of section 7 to other servers: the geocoding service and the folder that the bundle came from. */
export const otherCalls = {
  geocode: geocodeCall,
  reverseGeocode: reverseGeocodeCall,
  latestBuild: latestBuildCall,
};

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
