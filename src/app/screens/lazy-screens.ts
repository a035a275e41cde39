import type { ComponentType } from 'react';
import type { RouteName } from '../../router/route-table.ts';

type LazyRoute = Exclude<RouteName, 'root' | 'landing' | 'menu' | 'category' | 'item' | 'cart'>;

const history = () =>
  import('../../features/orders/order-history-screen.tsx').then((late) => late.HistoryScreen);

/** The screens that are rarely the first one. The list is a lazy chunk itself, to keep the first screen small. */
export const lazyScreens = {
  notFound: () => import('./not-found-screen.tsx').then((late) => late.NotFoundScreen),
  checkout: () => import('../../features/checkout/checkout-screen.tsx').then((late) => late.CheckoutScreen),
  address: () =>
    import('../../features/delivery/address/address-screen.tsx').then((late) => late.AddressScreen),
  form: () => import('../../features/delivery/address/form-screen.tsx').then((late) => late.FormScreen),
  map: () => import('../../features/delivery/map/map-screen.tsx').then((late) => late.loadMapScreen()),
  search: () => import('../../features/search/search-screen.tsx').then((late) => late.SearchScreen),
  order: () => import('./order-with-payment.tsx').then((late) => late.OrderWithPayment),
  ordersHistory: history,
  ordersStatus: history,
  orderDetails: () => import('../../features/orders/details-screen.tsx').then((late) => late.DetailsScreen),
  settings: () => import('../../features/settings/settings-screen.tsx').then((late) => late.SettingsScreen),
  login: () => import('../../features/account/login-screen.tsx').then((late) => late.LoginScreen),
  profile: () => import('../../features/account/profile-screen.tsx').then((late) => late.ProfileScreen),
  locations: () => import('../../features/account/locations-screen.tsx').then((late) => late.LocationsScreen),
  branches: () => import('../../features/branches/branches-screen.tsx').then((late) => late.BranchesScreen),
  feedback: () => import('../../features/feedback/feedback-screen.tsx').then((late) => late.FeedbackScreen),
  policies: () => import('../../features/policies/policies-screen.tsx').then((late) => late.PoliciesScreen),
  paymentFail: () => import('../../features/payment/fail-screen.tsx').then((late) => late.PaymentFailScreen),
  reservation: () =>
    import('./reservation-with-branch-sheet.tsx').then((late) => late.ReservationWithBranchSheet),
  reservationHistory: () =>
    import('../../features/reservation/reservation-history-screen.tsx').then(
      (late) => late.ReservationHistoryScreen,
    ),
  reservationSuccess: () =>
    import('../../features/reservation/current-reservation-screen.tsx').then(
      (late) => late.CurrentReservationScreen,
    ),
  walletPackage: () => import('../../features/wallet/package-screen.tsx').then((late) => late.PackageScreen),
  walletHistory: () =>
    import('../../features/wallet/wallet-history-screen.tsx').then((late) => late.WalletHistoryScreen),
  walletHome: () => import('../../features/wallet/wallet-screen.tsx').then((late) => late.WalletScreen),
  walletPackages: () =>
    import('../../features/wallet/packages-screen.tsx').then((late) => late.PackagesScreen),
} satisfies Record<LazyRoute, () => Promise<ComponentType>>;
