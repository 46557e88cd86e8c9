export { FailureOffers } from '../../screens/transaction-categorizer/upload-form/FailureOffers.tsx';
export { offers as texts } from '../../texts/hi/offers.ts';
