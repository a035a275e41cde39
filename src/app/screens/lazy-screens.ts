import type { ComponentType } from 'react';
import type { RouteName } from '../../router/route-table.ts';

type LazyRoute = Exclude<RouteName, 'root' | 'landing' | 'menu' | 'category' | 'item' | 'cart'>;

const loadHistory = () =>
  import('../../features/orders/order-history-screen.tsx').then((module) => module.OrderHistoryScreen);

/** Screens that customers rarely open first. Their code is in lazy chunks. */
export const lazyScreens = {
  notFound: () => import('./not-found-screen.tsx').then((module) => module.NotFoundScreen),
  checkout: () =>
    import('../../features/checkout/checkout-screen.tsx').then((module) => module.CheckoutScreen),
  address: () =>
    import('../../features/delivery/address/address-screen.tsx').then((module) => module.AddressScreen),
  form: () =>
    import('../../features/delivery/address/form-screen.tsx').then((module) => module.DeliveryFormScreen),
  map: () => import('../../features/delivery/map/map-screen.tsx').then((module) => module.loadMapScreen()),
  search: () => import('../../features/search/search-screen.tsx').then((module) => module.SearchScreen),
  order: () => import('./order-with-payment.tsx').then((module) => module.OrderWithPayment),
  ordersHistory: loadHistory,
  ordersStatus: loadHistory,
  orderDetails: () =>
    import('../../features/orders/details-screen.tsx').then((module) => module.OrderDetailsScreen),
  settings: () =>
    import('../../features/settings/settings-screen.tsx').then((module) => module.SettingsScreen),
  login: () => import('../../features/account/login-screen.tsx').then((module) => module.LoginScreen),
  profile: () => import('../../features/account/profile-screen.tsx').then((module) => module.ProfileScreen),
  locations: () =>
    import('../../features/account/locations-screen.tsx').then((module) => module.LocationsScreen),
  branches: () =>
    import('../../features/branches/branches-screen.tsx').then((module) => module.BranchesScreen),
  feedback: () =>
    import('../../features/feedback/feedback-screen.tsx').then((module) => module.FeedbackScreen),
  policies: () =>
    import('../../features/policies/policies-screen.tsx').then((module) => module.PoliciesScreen),
  paymentFail: () =>
    import('../../features/payment/fail-screen.tsx').then((module) => module.PaymentFailScreen),
  reservation: () =>
    import('./reservation-with-branch-sheet.tsx').then((module) => module.ReservationWithBranchSheet),
  reservationHistory: () =>
    import('../../features/reservation/reservation-history-screen.tsx').then(
      (module) => module.ReservationHistoryScreen,
    ),
  reservationSuccess: () =>
    import('../../features/reservation/current-reservation-screen.tsx').then(
      (module) => module.CurrentReservationScreen,
    ),
  walletPackage: () =>
    import('../../features/wallet/package-screen.tsx').then((module) => module.PackageScreen),
  walletHistory: () =>
    import('../../features/wallet/wallet-history-screen.tsx').then((module) => module.WalletHistoryScreen),
  walletHome: () => import('../../features/wallet/wallet-screen.tsx').then((module) => module.WalletScreen),
  walletPackages: () =>
    import('../../features/wallet/packages-screen.tsx').then((module) => module.PackagesScreen),
} satisfies Record<LazyRoute, () => Promise<ComponentType>>;
